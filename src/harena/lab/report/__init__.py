"""A tournament as a page: one file of HTML with its plots inside, nothing fetched from anywhere."""
