ALTER TYPE "ConsentPurpose" ADD VALUE 'informedOfTerms';
