// The prepare script, which npm ci and npm install run: generates the database client when the schema has changed.
import { ensureClient } from './build';

process.exit((await ensureClient(process.env)) ? 0 : 1);
