"""A club's events at its tables.

Read `verbs` (who may do what), `rounds` (paired, set up, counted), `events` (all of it over the store), then
`messages`, `onlooker`, `text` and `requests`.
"""
