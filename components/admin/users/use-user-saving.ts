'use client';

import { useRef, useState } from 'react';
import type { LatestChange } from '@/components/admin/latest-change';
import { leaveWhenLoggedOut } from '@/components/admin/session-end';
import { useNewerChange } from '@/components/admin/use-newer-change';
import type { Refusal } from '@/components/member/refusal';
import { type ApiFailure, type ApiFieldError, callApi } from '@/lib/client/api';
import { type AdminUser, readSavedUser, readUser } from './answers';
import type { AdminUsersTexts } from './texts';
import { keepRoleUndo } from './user-confirmations';
import { changesOf, creationOf, problemsOf, type UserDraft } from './user-draft';
import { userInputId } from './user-fields';

/** What somebody else has saved while the form was open. */
export interface NewerUser {
	draft: UserDraft;
	theirs: AdminUser;
	change: LatestChange;
}

interface UserSaving {
	/** Null for a new user. */
	user: AdminUser | null;
	/** The account of the administrator who saves: with its role its session ends. */
	isOwn: boolean;
	texts: AdminUsersTexts;
	/** Said where a newer version is there and does not come. */
	newerFailed: string;
	onSaved: (saved: AdminUser) => void;
}

/** Saves a user, once at a time, and keeps why it was not taken. */
export function useUserSaving({ user, isOwn, texts, newerFailed, onSaved }: UserSaving) {
	const isSending = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [isSaved, setSaved] = useState(false);
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	const [newer, setNewer] = useState<NewerUser | null>(null);
	const findChange = useNewerChange('member', user?._id ?? null);

	/** Made from that version of the record. */
	const send = (draft: UserDraft, from: AdminUser | null) =>
		from
			? callApi(`/api/users/${from._id}`, { method: 'PUT', body: changesOf(draft, from) })
			: callApi('/api/users/register', { method: 'POST', body: creationOf(draft) });
	const tellRefusal = async (failure: ApiFailure, draft: UserDraft) => {
		if (leaveWhenLoggedOut(failure)) return;
		if (failure.code !== 'record.stale' || !user) {
			const { message, errors } = failure;
			return setRefusal(refusalOf(message || texts.failures.save, errors, texts.form));
		}
		const change = await findChange();
		const theirs = await readNewest(user._id);
		if (theirs) setNewer({ draft, theirs, change });
		else setRefusal(refusalOf(newerFailed, []));
	};
	const save = async (draft: UserDraft, from: AdminUser | null = user) => {
		if (isSending.current) return;
		const problems = problemsOf(draft, { isNew: from === null }, texts.problems);
		if (problems.length > 0) return setRefusal(refusalOf(texts.form.problems, problems));
		isSending.current = true;
		setBusy(true);
		setRefusal(null);
		const answer = await send(draft, from);
		setNewer(null);
		if (answer.ok) {
			// What is saved is not saved again: the form closes in a moment.
			const saved = readSavedUser(answer.data);
			if (saved) onSaved(saved);
			if (saved && !isOwn) keepRoleUndo(answer.data, saved, texts);
			setSaved(true);
		} else {
			await tellRefusal(answer, draft);
			isSending.current = false;
		}
		setBusy(false);
	};
	return { save, isBusy, isSaved, refusal, setRefusal, newer, forgetNewer: () => setNewer(null) };
}

async function readNewest(userId: string): Promise<AdminUser | null> {
	const answer = await callApi(`/api/users/${userId}`);
	return answer.ok ? readUser(answer.data) : null;
}

/** Sentences of the server name no field: in the summary its label stands before them. */
function refusalOf(
	title: string,
	errors: readonly ApiFieldError[],
	labels: Partial<Record<string, string>> = {},
): Refusal {
	const summary = errors.map(({ path, message }) => {
		const label = labels[path];
		return { id: userInputId(path), message: label === undefined ? message : `${label}: ${message}` };
	});
	return { title, errors, summary };
}
