tt_forest = forest
