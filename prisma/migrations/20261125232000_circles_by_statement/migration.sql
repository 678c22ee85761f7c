-- Nobody descends from themselves: looked for once a statement and not once a link, since an import brings thousands of
-- links in a statement. A circle that comes has a link that comes, so all of it is above that link's parent: of those
-- above, everybody is taken away whose parents have all been taken away, and who is left is in a circle or below one.
-- Two statements at once in one tree wait for each other on the tree's row, or each would miss the other's half.
DROP TRIGGER "ParentLink_own_ancestor" ON "ParentLink";

CREATE OR REPLACE FUNCTION refuse_own_ancestor() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
	above uuid[];
	-- By the place of somebody in `above`: how many of their links to parents have not been taken away.
	links_left int[];
	-- The children of all, those of one beside each other, and by the place of somebody where theirs begin.
	children int[];
	begins int[];
	taken int[];
	taken_count int;
	child int;
BEGIN
	PERFORM FROM "FamilyTree" WHERE "id" IN (SELECT "treeId" FROM added) ORDER BY "id" FOR NO KEY UPDATE;
	above := ARRAY(
		WITH RECURSIVE ancestor ("id") AS (
			SELECT "parentId" FROM added
			UNION
			SELECT link."parentId" FROM "ParentLink" link JOIN ancestor ON link."childId" = ancestor."id"
		)
		SELECT "id" FROM ancestor
	);
	WITH pair AS (
		SELECT lower_one."at" AS "lower", upper_one."at" AS "upper"
		FROM unnest(above) WITH ORDINALITY lower_one ("id", "at")
			JOIN "ParentLink" link ON link."childId" = lower_one."id"
			JOIN unnest(above) WITH ORDINALITY upper_one ("id", "at") ON upper_one."id" = link."parentId"
	), counted AS (
		SELECT person."at", coalesce(ups."count", 0) AS "parents", coalesce(downs."count", 0) AS "descents"
		FROM generate_series(1, cardinality(above)) person ("at")
			LEFT JOIN (SELECT "lower", count(*) FROM pair GROUP BY "lower") ups ON ups."lower" = person."at"
			LEFT JOIN (SELECT "upper", count(*) FROM pair GROUP BY "upper") downs ON downs."upper" = person."at"
	), placed AS (
		SELECT "at", "parents", 1 + sum("descents") OVER (ORDER BY "at") - "descents" AS "first" FROM counted
	)
	SELECT
		(SELECT array_agg(placed."parents"::int ORDER BY placed."at") FROM placed),
		(SELECT array_agg(pair."lower"::int ORDER BY pair."upper") FROM pair),
		(SELECT array_agg(placed."first"::int ORDER BY placed."at") FROM placed),
		(SELECT array_agg(placed."at"::int) FROM placed WHERE placed."parents" = 0)
	INTO links_left, children, begins, taken;

	taken_count := coalesce(cardinality(taken), 0);
	begins := begins || coalesce(cardinality(children), 0) + 1;
	FOR turn IN 1 .. cardinality(above) LOOP
		IF turn > taken_count THEN
			RAISE EXCEPTION 'a person would be their own ancestor'
				USING ERRCODE = 'restrict_violation', TABLE = 'ParentLink', CONSTRAINT = 'ParentLink_own_ancestor';
		END IF;
		FOR place IN begins[taken[turn]] .. begins[taken[turn] + 1] - 1 LOOP
			child := children[place];
			links_left[child] := links_left[child] - 1;
			IF links_left[child] = 0 THEN
				taken_count := taken_count + 1;
				taken[taken_count] := child;
			END IF;
		END LOOP;
	END LOOP;
	RETURN NULL;
END $$;

CREATE TRIGGER "ParentLink_own_ancestor" AFTER INSERT ON "ParentLink"
	REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_own_ancestor();
CREATE TRIGGER "ParentLink_own_ancestor_moved" AFTER UPDATE ON "ParentLink"
	REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_own_ancestor();
