import {
	DeleteObjectCommand,
	GetObjectCommand,
	HeadBucketCommand,
	ListObjectsV2Command,
	PutObjectCommand,
	S3Client,
	S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '@/lib/platform/env/env';
import { isObjectKey, type ObjectStore, storeUnavailable } from './object-store';

const folder = 'media/';
const connectLimitMs = 1_000;
const answerLimitMs = 2_200;
/** Two attempts fit in it; a caller has to hear within six seconds that the store is gone. */
const callLimitMs = 4_800;
const removedAtOnce = 25;

/** Objects in a bucket, below `media/`, with credentials as the SDK finds them. */
export function createS3Store({ bucket, region, endpoint }: S3Settings): ObjectStore {
	const client = new S3Client({
		region,
		...(endpoint !== null && { endpoint, forcePathStyle: true }),
		maxAttempts: 2,
		// Servers other than Amazon's do not all know the newer checksums.
		requestChecksumCalculation: 'WHEN_REQUIRED',
		responseChecksumValidation: 'WHEN_REQUIRED',
		requestHandler: {
			connectionTimeout: connectLimitMs,
			requestTimeout: answerLimitMs,
			// Without it the limit only warns.
			throwOnRequestTimeout: true,
		},
	});
	function getName(key: string): string {
		if (!isObjectKey(key)) throw new Error('not the name of an object');
		return folder + key;
	}

	async function removeOne(key: string): Promise<void> {
		const command = new DeleteObjectCommand({ Bucket: bucket, Key: getName(key) });
		await reaching(async (abortSignal) => {
			try {
				await client.send(command, { abortSignal });
			} catch (error) {
				if (!isMissing(error)) throw error;
			}
		});
	}

	return {
		async put(key, bytes) {
			const command = new PutObjectCommand({
				Bucket: bucket,
				Key: getName(key),
				Body: bytes,
				ContentType: 'image/webp',
				CacheControl: 'private, no-store',
			});
			await reaching((abortSignal) => client.send(command, { abortSignal }));
		},
		get(key) {
			const command = new GetObjectCommand({ Bucket: bucket, Key: getName(key) });
			return reaching(async (abortSignal) => {
				try {
					const { Body } = await client.send(command, { abortSignal });
					return Body ? Buffer.from(await Body.transformToByteArray()) : null;
				} catch (error) {
					if (isMissing(error)) return null;
					throw error;
				}
			});
		},
		/** One a call: of a list Amazon's SDK sends a checksum that many servers do not take instead of the one they ask for. */
		async remove(keys) {
			for (let at = 0; at < keys.length; at += removedAtOnce)
				await Promise.all(keys.slice(at, at + removedAtOnce).map(removeOne));
		},
		async list(from) {
			const command = new ListObjectsV2Command({
				Bucket: bucket,
				Prefix: folder,
				...(from !== null && { ContinuationToken: from }),
			});
			const page = await reaching((abortSignal) => client.send(command, { abortSignal }));
			const objects = (page.Contents ?? []).flatMap(({ Key = '', LastModified }) => {
				const key = Key.slice(folder.length);
				return isObjectKey(key) && LastModified ? [{ key, storedAt: LastModified }] : [];
			});
			return { objects, next: page.NextContinuationToken ?? null };
		},
		async check() {
			const command = new HeadBucketCommand({ Bucket: bucket });
			await reaching((abortSignal) => client.send(command, { abortSignal }));
		},
	};
}

function isMissing(error: unknown): boolean {
	return error instanceof S3ServiceException && error.name === 'NoSuchKey';
}

/** Everything that goes wrong here is the store's, or its settings', never the caller's. */
async function reaching<T>(call: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
	const limit = AbortSignal.timeout(callLimitMs);
	// The SDK stops listening to the signal once an answer begins; an answer that stalls has to end as well.
	const late = new Promise<never>((_, reject) =>
		limit.addEventListener('abort', () => reject(limit.reason), { once: true }),
	);
	try {
		return await Promise.race([call(limit), late]);
	} catch (error) {
		throw storeUnavailable(error);
	}
}
