-- What a family calls its relatives where that is another word than the proposed one, by the term of the relation.
ALTER TABLE "FamilyTree" ADD COLUMN "addressWords" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN "showsAddressWords" BOOLEAN NOT NULL DEFAULT true,
ADD CONSTRAINT "FamilyTree_addressWords_check" CHECK (jsonb_typeof("addressWords") = 'object');
