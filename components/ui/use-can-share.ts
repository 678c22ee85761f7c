'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the device offers its programs for sending a text. False in the server's HTML. */
export function useCanShare(): boolean {
	return useSyncExternalStore(
		never,
		() => 'share' in navigator,
		() => false,
	);
}
