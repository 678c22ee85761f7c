import type { Viewer } from '@/lib/core/viewer';

/** Who makes a call. Determined on every call from the session row; never trusted from the token alone. */
export type Actor =
	/**
	 * `idleSessionId`: of an administrator's session, ended because it was not used. `isSessionOver`: the token is well signed,
	 * but its session was ended, or has run out.
	 */
	| { kind: 'visitor'; idleSessionId?: string; isSessionOver?: true }
	| {
			kind: 'member';
			memberId: string;
			/** Has an administrator's rights. */
			isAdmin: boolean;
			/** `required`: an administrator without the rights until it is on. */
			secondFactor: 'on' | 'off' | 'required';
			sessionId: string;
	  };

export type MemberActor = Extract<Actor, { kind: 'member' }>;

export function findViewer(actor: Actor): Viewer {
	return actor.kind === 'member' ? { memberId: actor.memberId, isAdmin: actor.isAdmin } : null;
}
