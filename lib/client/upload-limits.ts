import { maxPictureBytes } from '@/lib/core/picture-format';
import { getFilesBytes, maxFormBytes } from '@/lib/core/upload-limits';

/**
 * What the files of one call may weigh together, in bytes. A host that takes less than the portal says so in the page
 * (app/[locale]/layout.tsx). On the server, which may render a form first, the portal's own limit counts.
 */
export function maxFilesBytes(): number {
	const page = typeof document === 'undefined' ? null : document.documentElement.dataset;
	return getFilesBytes(Number(page?.maxFormBytes ?? maxFormBytes));
}

/** What one file may weigh, in bytes. */
export function maxFileBytes(): number {
	return Math.min(maxPictureBytes, maxFilesBytes());
}
