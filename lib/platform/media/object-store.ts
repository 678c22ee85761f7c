import { randomBytes } from 'node:crypto';
import { DomainError } from '@/lib/core/errors';

/** One page of what a store holds. */
interface ObjectPage {
	objects: { key: string; storedAt: Date }[];
	/** Where the next page begins; null after the last. */
	next: string | null;
}

/**
 * Where the bytes of pictures live. Objects are written once and never changed.
 *
 * Every method throws DomainError `service.unavailable` when the store cannot be reached or does not answer in time.
 */
export interface ObjectStore {
	/** Done only when the object would survive a crash of this machine. */
	put(key: string, bytes: Buffer): Promise<void>;
	/** Null when there is no such object. */
	get(key: string): Promise<Buffer<ArrayBuffer> | null>;
	/** What is not there is removed already. */
	remove(keys: readonly string[]): Promise<void>;
	/** All objects, a page a call; null begins at the first. */
	list(from: string | null): Promise<ObjectPage>;
	/** Resolves when objects can be read and written. */
	check(): Promise<void>;
}

const keyPattern = /^[0-9a-f]{32}\.webp$/;

/** A name that tells nothing and cannot be guessed. */
export function newObjectKey(): string {
	return `${randomBytes(16).toString('hex')}.webp`;
}

/** Whether this application can have written an object of this name; everything else in a store is left alone. */
export function isObjectKey(key: string): boolean {
	return keyPattern.test(key);
}

export function storeUnavailable(cause: unknown): DomainError {
	return new DomainError('service.unavailable', { retryAfterSeconds: 5, cause });
}
