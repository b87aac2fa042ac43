lp_baobab = baobab
