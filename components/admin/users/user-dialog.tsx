'use client';

import { useId, useRef, useState } from 'react';
import { useAdmin } from '@/components/admin/admin-context';
import { RecordHistory } from '@/components/admin/record-history';
import { useClosing } from '@/components/admin/use-closing';
import { useRecordForm } from '@/components/admin/use-record-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ErrorSummary } from '@/components/ui/error-summary';
import { callApi, type Reply, typedFields } from '@/lib/client/api';
import { type AdminUser, isWhole } from './admin-user';
import type { AdminUsersTexts } from './texts';
import { keepRoleUndo, RoleDialog } from './user-confirmations';
import { changesOf, creationOf, type UserValues, userComparison, userValues } from './user-draft';
import { type KnownValues, UserFields, userInputId } from './user-fields';

interface UserDialogProps {
	/** Null for a new user. */
	user: AdminUser | null;
	isOwn: boolean;
	known: KnownValues;
	texts: AdminUsersTexts;
	/** Called with the record as it is now, while the dialog still says that it is saved. */
	onSaved: (saved: AdminUser) => void;
	onClose: (isSaved: boolean) => void;
}

type SavedUser = Reply<'POST /api/users/register'> | Reply<'PUT /api/users/[id]'>;

/** The question before a role is changed. */
interface RoleQuestion {
	values: UserValues;
	answer: (isConfirmed: boolean) => void;
}

/** Adds a user or changes one. */
export function UserDialog({ user: opened, isOwn, known, texts, onSaved, onClose }: UserDialogProps) {
	const { texts: frame } = useAdmin();
	const words = texts.form;
	const formId = useId();
	const [isSaved, setSaved] = useState(false);
	const [asked, setAsked] = useState<RoleQuestion | null>(null);
	/** So that a save over a newer version does not ask again. */
	const isRoleConfirmed = useRef(false);
	const mayChangeRole = async (values: UserValues, from: AdminUser | null) => {
		if (values.isAdmin === (from?.isAdmin ?? false) || isRoleConfirmed.current) return true;
		isRoleConfirmed.current = await new Promise<boolean>((answer) => setAsked({ values, answer }));
		setAsked(null);
		return isRoleConfirmed.current;
	};
	const save = (values: UserValues, from: AdminUser | null) =>
		from
			? callApi('PUT /api/users/[id]', {
					params: { id: from._id },
					body: typedFields(changesOf(values, from, texts)),
				})
			: callApi('POST /api/users/register', { body: typedFields(creationOf(values, texts)) });
	const { form, record, conflict } = useRecordForm<UserValues, AdminUser, SavedUser>({
		record: opened,
		subject: { type: 'member', id: opened?._id ?? null },
		valuesOf: (user) => userValues(user, texts),
		comparison: userComparison(texts),
		focus: 'summary',
		send: async (values, from) => {
			if (!(await mayChangeRole(values, from))) return null;
			const answer = await save(values, from);
			isRoleConfirmed.current &&= !answer.ok && answer.code === 'record.stale';
			return answer;
		},
		loadNewest: async ({ _id }) => {
			const answer = await callApi('GET /api/users/[id]', { params: { id: _id } });
			return answer.ok && isWhole(answer.data) ? answer.data : null;
		},
		onSent: (answer) => {
			onSaved(answer.user);
			if (!isOwn) keepRoleUndo(answer, answer.user, texts);
			setSaved(true);
		},
		onReplaced: onSaved,
	});
	const { isBusy, failure } = form;
	const close = () => {
		if (!isBusy) onClose(isSaved);
	};
	useClosing(isSaved, close);
	const summary = form.summaryOf(
		(['name', 'email', 'mobileNumber', 'password', 'clan', 'dynasty', 'location', 'dob', 'dod'] as const).map(
			(name) => ({ name, id: userInputId(name), label: words[name] }),
		),
	);
	return (
		<>
			<Dialog
				title={record ? words.editTitle : words.addTitle}
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
							busyLabel={isBusy && (record ? words.updating : words.creating)}
						>
							{record ? words.update : words.create}
						</Button>
					</>
				}
			>
				<form {...form.formProps} id={formId} className="flex flex-col gap-4">
					<ErrorSummary
						title={failure?.message || (failure ? texts.failures.save : words.problems)}
						errors={summary}
					/>
					{failure && summary.length === 0 && (
						<Banner tone="error" dismiss={{ label: frame.dismiss, onDismiss: form.dismissFailure }}>
							{failure.message || texts.failures.save}
						</Banner>
					)}
					{isSaved && (
						<div ref={(box) => box?.scrollIntoView({ block: 'nearest' })}>
							<Banner tone="success">{record ? texts.done.updated : texts.done.added}</Banner>
						</div>
					)}
					<UserFields key={record?.__v} form={form} user={record} isOwn={isOwn} known={known} texts={texts} />
				</form>
				{record && <UserHistory userId={record._id} title={texts.history} />}
			</Dialog>
			{asked && (
				<RoleDialog
					user={{ ...asked.values, isAdmin: !asked.values.isAdmin }}
					isOwn={isOwn}
					isNew={record === null}
					texts={texts}
					send={async () => {
						asked.answer(true);
						return null;
					}}
					onClose={() => asked.answer(false)}
				/>
			)}
			{conflict}
		</>
	);
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
