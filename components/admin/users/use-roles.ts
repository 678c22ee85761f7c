'use client';

import { useRef, useState } from 'react';
import { useNotices } from '@/components/admin/notices';
import { leaveWhenLoggedOut } from '@/components/admin/session-end';
import { readUndo } from '@/components/admin/undo';
import { keepUndo } from '@/components/admin/undos';
import { filled } from '@/components/family/texts';
import { callApi } from '@/lib/client/api';
import { clearSession } from '@/lib/client/session';
import { type AdminUser, readSavedUser } from './answers';
import type { AdminUsersTexts } from './texts';

interface RoleChanges {
	ownId: string;
	texts: AdminUsersTexts;
	/** Told the record as it is now. */
	onChanged: (user: AdminUser) => void;
}

export interface UsedRoles {
	/** Makes an administrator of a regular member, and the other way round. */
	turn: (user: AdminUser) => Promise<void>;
	isBusy: (user: AdminUser) => boolean;
}

/** Gives users the role of an administrator and takes it away, tells what came of it, and keeps how to undo it. */
export function useRoles({ ownId, texts, onChanged }: RoleChanges): UsedRoles {
	const notices = useNotices();
	const sending = useRef(new Set<string>());
	const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
	const turn = async (user: AdminUser) => {
		if (sending.current.has(user._id)) return;
		sending.current.add(user._id);
		setBusy(new Set(sending.current));
		const isAdmin = !user.isAdmin;
		const path = `/api/users/make-admin/${user._id}`;
		const answer = await callApi(path, { method: 'PATCH', body: { isAdmin } });
		sending.current.delete(user._id);
		setBusy(new Set(sending.current));
		if (!answer.ok) {
			const { role, roleBecause } = texts.failures;
			notices.failure(answer.message ? filled(roleBecause, { reason: answer.message }) : role);
			leaveWhenLoggedOut(answer);
			return;
		}
		if (user._id === ownId) {
			// With the role the session has ended.
			clearSession();
			location.assign('/login');
			return;
		}
		keepRoleUndo(answer.data, { ...user, isAdmin }, texts);
		notices.success(isAdmin ? texts.done.promoted : texts.done.demoted);
		onChanged(readSavedUser(answer.data) ?? { ...user, isAdmin, __v: user.__v + 1 });
	};
	return { turn, isBusy: ({ _id }) => busy.has(_id) };
}

/** Keeps how to undo a role that was changed, where `answer` says so; the user has the new role. */
export function keepRoleUndo(
	answer: unknown,
	{ name, isAdmin }: Pick<AdminUser, 'name' | 'isAdmin'>,
	{ role: { done } }: Pick<AdminUsersTexts, 'role'>,
): void {
	const undoable = readUndo(answer, Date.now());
	if (undoable) keepUndo(undoable, filled(isAdmin ? done.promoted : done.demoted, { name }));
}
