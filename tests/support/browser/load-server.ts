import path from 'node:path';
import type { TestProject } from 'vitest/node';

/** Loads the modules that every route needs before the first test, which would wait for them. */
export default async function loadServer(project: TestProject): Promise<void> {
	await project.import(path.join(project.config.root, 'lib/platform/http/route.ts'));
}
