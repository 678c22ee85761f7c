'use client';

import { useId, useState } from 'react';
import { useAdmin } from '@/components/admin/admin-context';
import { AwaitedRecord } from '@/components/admin/awaited-record';
import { useClosing } from '@/components/admin/use-closing';
import { useList } from '@/components/admin/use-list';
import { useRecordForm } from '@/components/admin/use-record-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import type { Family } from './family';
import type { AdminFamiliesTexts } from './texts';

interface FamilyDialogProps {
	familyId: string;
	texts: AdminFamiliesTexts;
	onClose: (isSaved: boolean) => void;
}

/** Changes what a family is called and whether everybody may see its tree. */
export function FamilyDialog({ familyId, texts, onClose }: FamilyDialogProps) {
	const { texts: frame } = useAdmin();
	const list = useList({
		...apiQuery('GET /api/family/trees/[id]', { params: { id: familyId } }),
		// What is typed is compared with the family that was opened.
		refetchOnWindowFocus: false,
	});
	if (list.answer) return <FamilyForm family={list.answer.familyTree} texts={texts} onClose={onClose} />;
	return (
		<Dialog title={texts.edit.title} closeLabel={frame.close} onClose={() => onClose(false)}>
			<AwaitedRecord list={list} loading={texts.edit.loading} gone={texts.edit.gone} />
		</Dialog>
	);
}

interface FamilyFormProps extends Omit<FamilyDialogProps, 'familyId'> {
	family: Family;
}

function FamilyForm({ family, texts, onClose }: FamilyFormProps) {
	const { texts: frame } = useAdmin();
	const words = texts.edit;
	const formId = useId();
	const nameId = useId();
	const params = { id: family._id };
	const [isSaved, setSaved] = useState(false);
	const { form, conflict } = useRecordForm({
		record: family,
		subject: { type: 'family', id: family._id },
		valuesOf: (record) => ({ name: record?.name ?? '', isPublic: record?.isPublic ?? false }),
		comparison: {
			labels: { name: words.name, isPublic: words.isPublic },
			shownIn: ({ name, isPublic }, field) =>
				field === 'name' ? name : isPublic ? texts.details.yes : texts.details.no,
		},
		// Who is in the tree counts as a change of it too.
		ignoresOtherFields: true,
		send: (_, from, { changed }) =>
			callApi('PUT /api/family/trees/[id]', { params, body: { ...changed, version: from?.version } }),
		loadNewest: async () => {
			const answer = await callApi('GET /api/family/trees/[id]', { params });
			return answer.ok ? answer.data.familyTree : null;
		},
		onSent: () => setSaved(true),
	});
	const { register, isBusy, failure } = form;
	const close = () => {
		if (!isBusy) onClose(isSaved);
	};
	useClosing(isSaved, close);
	return (
		<>
			<Dialog
				title={words.title}
				closeLabel={frame.close}
				onClose={close}
				actions={
					<>
						<Button look="outline" disabled={isBusy} onClick={close}>
							{words.cancel}
						</Button>
						<Button type="submit" form={formId} disabled={isSaved} busyLabel={isBusy && words.saving}>
							{words.save}
						</Button>
					</>
				}
			>
				<form {...form.formProps} id={formId} className="flex flex-col gap-4">
					{failure && (
						<Banner tone="error" dismiss={{ label: frame.dismiss, onDismiss: form.dismissFailure }}>
							{failure.message || words.failed}
						</Banner>
					)}
					{isSaved && <Banner tone="success">{words.saved}</Banner>}
					<Field id={nameId} label={words.name} error={form.errorAt('name')} isRequired>
						{(control) => (
							<Input
								{...control}
								{...register('name', { validate: (name) => name.trim() !== '' || words.nameRequired })}
								maxLength={200}
								autoComplete="off"
							/>
						)}
					</Field>
					<div>
						<Checkbox
							{...register('isPublic')}
							label={words.isPublic}
							aria-describedby={`${nameId}-public`}
						/>
						<p id={`${nameId}-public`} className="text-sm text-text-muted">
							{words.publicHint}
						</p>
					</div>
				</form>
			</Dialog>
			{conflict}
		</>
	);
}
