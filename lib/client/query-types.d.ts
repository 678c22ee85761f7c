import type { ApiFailure } from './api';

declare module '@tanstack/react-query' {
	interface Register {
		defaultError: ApiFailure;
		/** What a toast says of a refusal to which the server gives no sentence (`MemberQueries`). */
		mutationMeta: { failed: string };
	}
}
