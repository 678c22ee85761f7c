CREATE TYPE "DeploymentKind" AS ENUM ('production', 'preview');
CREATE TABLE "Deployment" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "kind" "DeploymentKind" NOT NULL,
    "branch" TEXT,
    "secret" TEXT NOT NULL,
    "preparedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Deployment_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Deployment_id_check" CHECK ("id" = 1),
    CONSTRAINT "Deployment_secret_check" CHECK (length("secret") >= 32)
);
