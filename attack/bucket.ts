import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

export interface Bucket {
	/** What a portal or a command needs to keep its pictures there. */
	env: Record<string, string>;
	close(): Promise<void>;
}

/** An S3-speaking store of the attacks' own, with one empty bucket. */
export async function startBucket(): Promise<Bucket> {
	const directory = await mkdtemp(path.join(tmpdir(), 'khamma-ghani-bucket-'));
	const name = 'pictures';
	const server = new S3rver({
		port: 0,
		address: '127.0.0.1',
		silent: true,
		directory,
		configureBuckets: [{ name, configs: [] }],
	});
	const { port } = await server.run();
	return {
		env: {
			S3_BUCKET: name,
			S3_ENDPOINT: `http://127.0.0.1:${port}`,
			AWS_ACCESS_KEY_ID: 'S3RVER',
			AWS_SECRET_ACCESS_KEY: 'S3RVER',
		},
		async close() {
			await server.close();
			await rm(directory, { recursive: true });
		},
	};
}
