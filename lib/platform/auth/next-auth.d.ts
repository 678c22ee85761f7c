import type { DefaultSession } from 'next-auth';

declare module 'next-auth' {
	interface Session extends DefaultSession {
		/** Who is logged in; everything else about them is asked of the portal's own calls. */
		user: { id: string | undefined };
	}
}
