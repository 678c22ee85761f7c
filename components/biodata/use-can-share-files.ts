'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

function canShareFiles(): boolean {
	const file = new File([''], 'biodata.pdf', { type: 'application/pdf' });
	return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** Whether the device hands files on to its other programs. False in the server's HTML. */
export function useCanShareFiles(): boolean {
	return useSyncExternalStore(never, canShareFiles, () => false);
}
