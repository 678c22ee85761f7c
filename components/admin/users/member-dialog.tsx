import { useLocale, useMessages, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { RecordDialog } from '@/components/admin/record-dialog';
import { HistorySection } from '@/components/admin/record-history';
import { useRecordForm } from '@/components/form/use-record-form';
import { callApi, type Reply, typedFields } from '@/lib/client/api';
import { dateWords } from '@/lib/platform/i18n/date-words';
import { type AdminMember, isWhole } from './admin-member';
import { RoleDialog, useRoleUndo } from './member-confirmations';
import { getChanges, getCreation, type MemberValues, memberComparison, memberValues } from './member-draft';
import { type KnownValues, MemberFields, memberInputId } from './member-fields';

interface MemberDialogProps {
	/** Null for a new user. */
	user: AdminMember | null;
	isOwn: boolean;
	known: KnownValues;
	/** Called while the dialog still says that it is saved. */
	onSaved: () => void;
	onClose: () => void;
}

type SavedMember = Reply<'POST /api/users/register'> | Reply<'PUT /api/users/[id]'>;

interface RoleQuestion {
	values: MemberValues;
	answer: (isConfirmed: boolean) => void;
}

export function MemberDialog({ user: opened, isOwn, known, onSaved, onClose }: MemberDialogProps) {
	const t = useTranslations('admin.users');
	const translate = useTranslations();
	const tDone = useTranslations('administration');
	const { clans } = useMessages();
	const language = useLocale();
	const keepRoleUndo = useRoleUndo();
	const [isSaved, setSaved] = useState(false);
	const [asked, setAsked] = useState<RoleQuestion | null>(null);
	/** So that a save over a newer version does not ask again. */
	const isRoleConfirmed = useRef(false);
	const mayChangeRole = async (values: MemberValues, from: AdminMember | null) => {
		if (values.isAdmin === (from?.isAdmin ?? false) || isRoleConfirmed.current) return true;
		isRoleConfirmed.current = await new Promise<boolean>((answer) => setAsked({ values, answer }));
		setAsked(null);
		return isRoleConfirmed.current;
	};
	const save = (values: MemberValues, from: AdminMember | null) =>
		from
			? callApi('PUT /api/users/[id]', {
					params: { id: from._id },
					body: typedFields(getChanges(values, from, clans)),
				})
			: callApi('POST /api/users/register', { body: typedFields(getCreation(values, clans)) });
	const { form, record, conflict } = useRecordForm<MemberValues, AdminMember, SavedMember>({
		record: opened,
		subject: { type: 'member', id: opened?._id ?? null },
		valuesOf: (user) => memberValues(user, clans),
		comparison: memberComparison(t, clans, (date) => dateWords(date, translate, language)),
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
			onSaved();
			if (!isOwn) keepRoleUndo(answer, answer.user);
			setSaved(true);
		},
		onReplaced: onSaved,
	});
	const summary = form.summaryOf(
		(['name', 'email', 'mobileNumber', 'password', 'clan', 'dynasty', 'location', 'dob', 'dod'] as const).map(
			(name) => ({ name, id: memberInputId(name), label: t(`form.${name}`) }),
		),
	);
	return (
		<>
			<RecordDialog
				title={t(record ? 'form.editTitle' : 'form.addTitle')}
				form={form}
				conflict={conflict}
				submit={t(record ? 'form.update' : 'form.create')}
				busy={t(record ? 'form.updating' : 'form.creating')}
				error={form.failure ? t('failures.save') : t('form.problems')}
				summary={summary}
				saved={isSaved ? tDone(record ? 'updated' : 'added') : null}
				footer={record && <HistorySection title={t('history')} subjectType="member" subjectId={record._id} />}
				onClose={onClose}
			>
				<MemberFields key={record?.__v} form={form} user={record} isOwn={isOwn} known={known} />
			</RecordDialog>
			{asked && (
				<RoleDialog
					user={{ ...asked.values, isAdmin: !asked.values.isAdmin }}
					isOwn={isOwn}
					isNew={record === null}
					send={async () => {
						asked.answer(true);
						return null;
					}}
					onClose={() => asked.answer(false)}
				/>
			)}
		</>
	);
}
