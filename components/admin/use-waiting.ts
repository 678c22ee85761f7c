'use client';

import { useSyncExternalStore } from 'react';
import { getWaiting, getWaitingOnServer, subscribeToWaiting } from './waiting';

/** What waits for an administrator, as it was counted last. */
export function useWaiting() {
	return useSyncExternalStore(subscribeToWaiting, getWaiting, getWaitingOnServer);
}
