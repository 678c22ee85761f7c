import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { ConfirmForm } from '@/components/admin/confirm-form';
import { useNotices } from '@/components/admin/notices';
import { keepUndoOf } from '@/components/admin/pending-undos';
import type { Decided } from '@/components/admin/undo';
import type { ApiForm } from '@/components/form/use-api-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi } from '@/lib/client/api';
import { readWholeNumber } from '@/lib/core/digits';
import type { Family } from './family';

interface FamilyDeletionProps {
	family: Family;
	onDeleted: () => void;
	onClose: () => void;
}

/** Deletes a family whose name has been typed. */
export function FamilyDeletion({ family, onDeleted, onClose }: FamilyDeletionProps) {
	const t = useTranslations('admin.families.delete');
	const notices = useNotices();
	const { name } = family;
	return (
		<ConfirmForm<Typed, Decided>
			title={t('title')}
			text={t('text', { name })}
			confirm={t('confirm')}
			cancel={t('cancel')}
			failed={t('failed')}
			defaultValues={{ typed: '' }}
			send={() => callApi('DELETE /api/family/trees/[id]', { params: { id: family._id } })}
			onDone={(answer) => {
				notices.success(t('done'));
				keepUndoOf(answer, t('undo', { name }));
				onDeleted();
			}}
			onGone={onDeleted}
			onClose={onClose}
		>
			{(form) => (
				<TypedField
					form={form}
					label={t('type', { name })}
					mismatch={t('mismatch')}
					isRight={(typed) => typed.trim() === name}
				/>
			)}
		</ConfirmForm>
	);
}

interface FamiliesDeletionProps {
	count: number;
	onConfirm: () => void;
	onClose: () => void;
}

/** Asks before many families are deleted: their number has to be typed, as the name of a single one. */
export function FamiliesDeletion({ count, onConfirm, onClose }: FamiliesDeletionProps) {
	const t = useTranslations('admin.families');
	return (
		<ConfirmForm<Typed>
			title={t('bulk.title')}
			text={t('bulk.text', { count })}
			confirm={t('bulk.confirm', { count })}
			cancel={t('delete.cancel')}
			defaultValues={{ typed: '' }}
			onConfirm={onConfirm}
			onClose={onClose}
		>
			{(form) => (
				<TypedField
					form={form}
					label={t('bulk.type', { count })}
					mismatch={t('bulk.mismatch')}
					isRight={(typed) => readWholeNumber(typed) === count}
					inputMode="numeric"
				/>
			)}
		</ConfirmForm>
	);
}

interface Typed {
	typed: string;
}

interface TypedFieldProps {
	form: ApiForm<Typed>;
	label: string;
	mismatch: string;
	isRight: (typed: string) => boolean;
	inputMode?: 'text' | 'numeric';
}

/** What has to be typed before something is deleted. */
function TypedField({ form, label, mismatch, isRight, inputMode = 'text' }: TypedFieldProps) {
	const id = useId();
	const field = form.register('typed', { validate: (typed) => isRight(typed) || mismatch });
	return (
		<Field id={id} label={label} error={form.errorAt('typed')} isRequired>
			{(control) => (
				<Input {...control} {...field} inputMode={inputMode} autoComplete="off" spellCheck={false} />
			)}
		</Field>
	);
}
