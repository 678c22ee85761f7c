-- A guardian's last word is asked when a yes would have an effect, so what was sent or said by it waits until then like any other.
-- Only an interest between agreements is concerned: what both have agreed to stays.
UPDATE "Interest" interest SET "fromWaitsAt" = interest."createdAt"
WHERE interest."status" = 'sent' AND interest."fromById" IS NOT NULL AND interest."fromWaitsAt" IS NULL
	AND EXISTS (
		SELECT FROM "Guardianship" guardianship
		WHERE guardianship."candidateId" = interest."fromMemberId" AND guardianship."guardianId" = interest."fromById"
			AND guardianship."hasLastWord"
	);

UPDATE "Interest" interest SET "toWaitsAt" = interest."saidYesAt"
WHERE interest."status" = 'sent' AND interest."toById" IS NOT NULL AND interest."toWaitsAt" IS NULL
	AND interest."saidYesAt" IS NOT NULL
	AND EXISTS (
		SELECT FROM "Guardianship" guardianship
		WHERE guardianship."candidateId" = interest."toMemberId" AND guardianship."guardianId" = interest."toById"
			AND guardianship."hasLastWord"
	);
