-- AlterEnum
ALTER TYPE "RequestStatus" ADD VALUE 'held' AFTER 'accepted';
