'use client';

import { createContext, use } from 'react';
import type { ApiFailure } from '@/lib/client/api';

/** Handles refusals that concern more than the call, such as the end of the session: true when it does. */
export const RefusalHandler = createContext<(failure: ApiFailure) => boolean>(() => false);

export function useRefusalHandler() {
	return use(RefusalHandler);
}
