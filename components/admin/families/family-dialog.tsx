import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { AwaitedRecord } from '@/components/admin/awaited-record';
import { useList } from '@/components/admin/list/use-list';
import { RecordDialog } from '@/components/admin/record-dialog';
import { useRecordForm } from '@/components/form/use-record-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi, type Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';

export type Family = Reply<'GET /api/family/trees/[id]'>['familyTree'];

interface FamilyDialogProps {
	familyId: string;
	/** Called while the dialog still says that it is saved. */
	onSaved: () => void;
	onClose: () => void;
}

export function FamilyDialog({ familyId, onSaved, onClose }: FamilyDialogProps) {
	const t = useTranslations('admin.families');
	const list = useList({
		...apiQuery('GET /api/family/trees/[id]', { params: { id: familyId } }),
		// What is typed is compared with the family that was opened.
		refetchOnWindowFocus: false,
	});
	if (list.answer) return <FamilyForm family={list.answer.familyTree} onSaved={onSaved} onClose={onClose} />;
	return (
		<Dialog title={t('edit.title')} onClose={onClose}>
			<AwaitedRecord list={list} loading={t('edit.loading')} gone={t('edit.gone')} />
		</Dialog>
	);
}

interface FamilyFormProps extends Omit<FamilyDialogProps, 'familyId'> {
	family: Family;
}

function FamilyForm({ family, onSaved, onClose }: FamilyFormProps) {
	const t = useTranslations('admin.families');
	const nameId = useId();
	const params = { id: family._id };
	const [isSaved, setSaved] = useState(false);
	const { form, conflict } = useRecordForm({
		record: family,
		subject: { type: 'family', id: family._id },
		valuesOf: (record) => ({ name: record?.name ?? '', isPublic: record?.isPublic ?? false }),
		comparison: {
			labels: { name: t('edit.name'), isPublic: t('edit.isPublic') },
			shownIn: ({ name, isPublic }, field) =>
				field === 'name' ? name : isPublic ? t('details.yes') : t('details.no'),
		},
		send: (_, from, { changed }) =>
			callApi('PUT /api/family/trees/[id]', { params, body: { ...changed, version: from?.version } }),
		loadNewest: async () => {
			const answer = await callApi('GET /api/family/trees/[id]', { params });
			return answer.ok ? answer.data.familyTree : null;
		},
		onSent: () => {
			onSaved();
			setSaved(true);
		},
	});
	return (
		<RecordDialog
			title={t('edit.title')}
			form={form}
			conflict={conflict}
			submit={t('edit.save')}
			busy={t('edit.saving')}
			error={t('edit.failed')}
			saved={isSaved ? t('edit.saved') : null}
			onClose={onClose}
		>
			<Field id={nameId} label={t('edit.name')} error={form.errorAt('name')} isRequired>
				{(control) => (
					<Input
						{...control}
						{...form.register('name', { validate: (name) => name.trim() !== '' || t('edit.nameRequired') })}
						maxLength={200}
						autoComplete="off"
					/>
				)}
			</Field>
			<div>
				<Checkbox
					{...form.register('isPublic')}
					label={t('edit.isPublic')}
					aria-describedby={`${nameId}-public`}
				/>
				<p id={`${nameId}-public`} className="text-sm text-text-muted">
					{t('edit.publicHint')}
				</p>
			</div>
		</RecordDialog>
	);
}
