import { afterEach, expect, it, vi } from 'vitest';
import { vercelBodyBytes } from '@/lib/platform/env/vercel.mjs';
import { maxFileBytes, maxFilesBytes } from './upload-limits';

const mebibyte = 1024 * 1024;

afterEach(() => vi.unstubAllGlobals());

const stubPage = (dataset: Record<string, string>) =>
	vi.stubGlobal('document', { documentElement: { dataset } });

it('lets a file have 5 MiB, and the files of a call 5.25 MiB, where the page says nothing else', () => {
	expect([maxFileBytes(), maxFilesBytes()]).toEqual([5 * mebibyte, 5.25 * mebibyte]);
	stubPage({});
	expect([maxFileBytes(), maxFilesBytes()]).toEqual([5 * mebibyte, 5.25 * mebibyte]);
});

it('leaves room for a form’s texts below what the host takes', () => {
	stubPage({ maxFormBytes: String(vercelBodyBytes) });
	expect(maxFileBytes()).toBe(maxFilesBytes());
	expect(maxFilesBytes()).toBeLessThanOrEqual(vercelBodyBytes - 0.75 * mebibyte);
	expect(maxFilesBytes()).toBeGreaterThan(3.5 * mebibyte);
});
