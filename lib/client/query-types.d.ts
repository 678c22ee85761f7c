import type { ApiFailure } from './api';

declare module '@tanstack/react-query' {
	interface Register {
		defaultError: ApiFailure;
	}
}
