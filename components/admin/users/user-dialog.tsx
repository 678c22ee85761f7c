'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { useAdmin } from '@/components/admin/admin-context';
import { RecordHistory } from '@/components/admin/record-history';
import { StaleDialog } from '@/components/admin/stale-dialog';
import { RefusalMessage } from '@/components/member/refusal-message';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { changedField, withoutError } from '@/components/ui/field-errors';
import { useUnsavedForm } from '@/components/ui/use-unsaved-form';
import type { AdminUser } from './answers';
import type { AdminUsersTexts } from './texts';
import { useUserSaving } from './use-user-saving';
import { RoleDialog } from './user-confirmations';
import { draftOf, mergedDraft, problemsOf, staleFields, type UserDraft } from './user-draft';
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
export function UserDialog({ user: opened, isOwn, known, texts, onSaved, onClose }: UserDialogProps) {
	const { language, texts: frame } = useAdmin();
	const words = texts.form;
	const formId = useId();
	/** The version that the form shows, and a save is made from. */
	const [user, setUser] = useState(opened);
	const saving = useUserSaving({ user, isOwn, texts, newerFailed: frame.stale.loadFailed, onSaved });
	const { isBusy, isSaved, refusal, newer } = saving;
	/** What is saved once the change of the role has been confirmed. */
	const [asked, setAsked] = useState<UserDraft | null>(null);
	const close = () => {
		if (!isBusy) onClose(isSaved);
	};
	useClosed(isSaved, close);
	const { watch, markSaved } = useUnsavedForm();
	useEffect(() => {
		if (isSaved) markSaved();
	}, [isSaved, markSaved]);
	return (
		<>
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
							busyLabel={isBusy && (user ? words.updating : words.creating)}
						>
							{user ? words.update : words.create}
						</Button>
					</>
				}
			>
				<form
					key={user?.__v}
					id={formId}
					method="post"
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						const draft = draftOf(new FormData(event.currentTarget), texts.clans);
						if (needsRoleQuestion(draft, user, texts)) setAsked(draft);
						else void saving.save(draft);
					}}
					{...watch}
					onInput={({ target }) =>
						saving.setRefusal((current) => withoutError(changedField(target), current, userInputId))
					}
					className="flex flex-col gap-4"
				>
					{refusal && (
						<RefusalMessage
							refusal={refusal}
							dismissLabel={words.close}
							onDismiss={() => saving.setRefusal(null)}
							reveal={() => {}}
						/>
					)}
					{isSaved && (
						<div ref={(box) => box?.scrollIntoView({ block: 'nearest' })}>
							<Banner tone="success">{user ? texts.done.updated : texts.done.added}</Banner>
						</div>
					)}
					<UserFields
						user={user}
						isOwn={isOwn}
						known={known}
						texts={texts}
						errorAt={(field) => refusal?.errors.find(({ path }) => path === field)?.message}
					/>
				</form>
				{user && <UserHistory userId={user._id} title={texts.history} />}
			</Dialog>
			{asked && (
				<RoleDialog
					user={{ ...asked, isAdmin: !asked.isAdmin }}
					isOwn={isOwn}
					isNew={user === null}
					texts={texts}
					send={async () => {
						setAsked(null);
						void saving.save(asked);
						return null;
					}}
					onClose={() => setAsked(null)}
				/>
			)}
			{user && newer && (
				<StaleDialog
					fields={staleFields({ base: user, ...newer }, texts)}
					who={newer.change.who}
					when={newer.change.when}
					language={language}
					texts={frame.stale}
					isBusy={isBusy}
					onKeepMine={(values) =>
						void saving.save(mergedDraft({ base: user, ...newer }, values, texts), newer.theirs)
					}
					onTakeTheirs={() => {
						setUser(newer.theirs);
						onSaved(newer.theirs);
						saving.forgetNewer();
					}}
					onClose={saving.forgetNewer}
				/>
			)}
		</>
	);
}

/** A draft that is not sent yet asks for nothing but to be put right. */
function needsRoleQuestion(draft: UserDraft, user: AdminUser | null, { problems }: AdminUsersTexts): boolean {
	const isNew = user === null;
	return draft.isAdmin !== (user?.isAdmin ?? false) && problemsOf(draft, { isNew }, problems).length === 0;
}

/** Closes what has been saved in a moment. */
function useClosed(isSaved: boolean, close: () => void): void {
	const latestClose = useRef(close);
	latestClose.current = close;
	useEffect(() => {
		if (!isSaved) return;
		const timer = setTimeout(() => latestClose.current(), staysMs);
		return () => clearTimeout(timer);
	}, [isSaved]);
}

/** What administrators have done to the user; asked for when it is opened. */
function UserHistory({ userId, title }: { userId: string; title: string }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<details
			className="mt-5 border-line border-t pt-2"
			onToggle={(event) => setOpen(event.currentTarget.open)}
		>
			<summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-primary">
				{title}
			</summary>
			{isOpen && <RecordHistory subjectType="member" subjectId={userId} />}
		</details>
	);
}
