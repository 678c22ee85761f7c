ALTER TYPE "GuardianAction" ADD VALUE 'ticked';
ALTER TYPE "GuardianAction" ADD VALUE 'unticked';
ALTER TYPE "GuardianAction" ADD VALUE 'asked';
ALTER TYPE "GuardianAction" ADD VALUE 'unasked';
