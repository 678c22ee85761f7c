'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { leaveWhenLoggedOut } from '@/components/admin/session-end';
import { type Refusal, withoutErrorAt } from '@/components/member/refusal';
import { RefusalMessage } from '@/components/member/refusal-message';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { type ApiFieldError, type ApiResult, callApi } from '@/lib/client/api';
import { type AdminUser, readSavedUser } from './answers';
import type { AdminUsersTexts } from './texts';
import { changesOf, creationOf, draftOf, problemsOf, type UserDraft } from './user-draft';
import { type KnownValues, UserFields, userInputId } from './user-fields';

/** How long the modal stays after a save. */
const staysMs = 1500;

interface UserDialogProps {
	/** Null for a new user. */
	user: AdminUser | null;
	isOwn: boolean;
	known: KnownValues;
	texts: AdminUsersTexts;
	/** Told the record as it is now, while the modal still says that it is saved. */
	onSaved: (saved: AdminUser) => void;
	onClose: (isSaved: boolean) => void;
}

/** Adds a user or changes one. */
export function UserDialog({ user, isOwn, known, texts, onSaved, onClose }: UserDialogProps) {
	const words = texts.form;
	const formId = useId();
	const isSending = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	const [isSaved, setSaved] = useState(false);
	const close = () => {
		if (!isBusy) onClose(isSaved);
	};
	const latestClose = useRef(close);
	latestClose.current = close;
	useEffect(() => {
		if (!isSaved) return;
		const timer = setTimeout(() => latestClose.current(), staysMs);
		return () => clearTimeout(timer);
	}, [isSaved]);

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending.current) return;
		const draft = draftOf(new FormData(event.currentTarget), texts.clans);
		const problems = problemsOf(draft, { isNew: user === null }, texts.problems);
		if (problems.length > 0) return setRefusal(refusalOf(words.problems, problems));
		isSending.current = true;
		setBusy(true);
		setRefusal(null);
		const answer = await send(draft, user);
		setBusy(false);
		if (answer.ok) {
			const saved = readSavedUser(answer.data);
			if (saved) onSaved(saved);
			return setSaved(true);
		}
		isSending.current = false;
		if (leaveWhenLoggedOut(answer)) return;
		setRefusal(refusalOf(answer.message || texts.failures.save, answer.errors, words));
	};
	const errorAt = (field: string) => refusal?.errors.find(({ path }) => path === field)?.message;
	return (
		<Dialog
			title={user ? words.editTitle : words.addTitle}
			closeLabel={words.close}
			onClose={close}
			actions={
				<>
					<Button look="outline" disabled={isBusy} onClick={close}>
						{words.cancel}
					</Button>
					<Button
						type="submit"
						form={formId}
						disabled={isSaved}
						busyLabel={isBusy && (user ? words.updating : words.creating)}
					>
						{user ? words.update : words.create}
					</Button>
				</>
			}
		>
			<form
				id={formId}
				method="post"
				noValidate
				onSubmit={submit}
				onChange={({ target }) => setRefusal((current) => withoutErrorAt(target, current))}
				className="flex flex-col gap-4"
			>
				{refusal && (
					<RefusalMessage
						refusal={refusal}
						dismissLabel={words.close}
						onDismiss={() => setRefusal(null)}
						reveal={() => {}}
					/>
				)}
				{isSaved && (
					<div ref={(box) => box?.scrollIntoView({ block: 'nearest' })}>
						<Banner tone="success">{user ? texts.done.updated : texts.done.added}</Banner>
					</div>
				)}
				<UserFields user={user} isOwn={isOwn} known={known} texts={texts} errorAt={errorAt} />
			</form>
		</Dialog>
	);
}

function send(draft: UserDraft, user: AdminUser | null): Promise<ApiResult> {
	if (!user) return callApi('/api/users/register', { method: 'POST', body: creationOf(draft) });
	return callApi(`/api/users/${user._id}`, { method: 'PUT', body: changesOf(draft, user.__v) });
}

/** Sentences of the server name no field: in the summary its label stands before them. */
function refusalOf(
	title: string,
	errors: readonly ApiFieldError[],
	labels?: Partial<Record<string, string>>,
): Refusal {
	const summary = errors.map(({ path, message }) => {
		const label = labels?.[path];
		return { id: userInputId(path), message: label === undefined ? message : `${label}: ${message}` };
	});
	return { title, errors, summary };
}
