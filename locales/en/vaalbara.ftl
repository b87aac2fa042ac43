vb_forest = forest
