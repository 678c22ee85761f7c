'use client';

import { useId } from 'react';
import { useAdmin } from '@/components/admin/admin-context';
import { ConfirmForm } from '@/components/admin/confirm-form';
import { useNotices } from '@/components/admin/notices';
import { type Decided, type Undoable, undoableOf } from '@/components/admin/undo';
import { filled } from '@/components/family/texts';
import type { ApiForm } from '@/components/form/use-api-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi } from '@/lib/client/api';
import { readWholeNumber } from '@/lib/core/digits';
import { formatCount } from '@/lib/platform/i18n/format';
import type { Family } from './family';
import type { AdminFamiliesTexts } from './texts';

interface FamilyDeletionProps {
	family: Family;
	texts: AdminFamiliesTexts;
	/** Called with what can be undone for a moment. */
	onDeleted: (undoable: Undoable | null) => void;
	onClose: () => void;
}

/** Deletes a family whose name has been typed. */
export function FamilyDeletion({ family, texts, onDeleted, onClose }: FamilyDeletionProps) {
	const words = texts.delete;
	const notices = useNotices();
	const { name } = family;
	return (
		<ConfirmForm<Typed, Decided>
			title={words.title}
			text={filled(words.text, { name })}
			confirm={words.confirm}
			cancel={words.cancel}
			explain={(reason) => reason || words.failed}
			defaultValues={{ typed: '' }}
			send={() => callApi('DELETE /api/family/trees/[id]', { params: { id: family._id } })}
			onDone={(answer) => {
				notices.success(words.done);
				onDeleted(undoableOf(answer, Date.now()));
			}}
			onGone={() => onDeleted(null)}
			onClose={onClose}
		>
			{(form) => (
				<TypedField
					form={form}
					label={filled(words.type, { name })}
					mismatch={words.mismatch}
					isRight={(typed) => typed.trim() === name}
				/>
			)}
		</ConfirmForm>
	);
}

interface FamiliesDeletionProps {
	count: number;
	texts: AdminFamiliesTexts;
	onConfirm: () => void;
	onClose: () => void;
}

/** Asks before many families are deleted: their number has to be typed, as the name of a single one. */
export function FamiliesDeletion({ count, texts, onConfirm, onClose }: FamiliesDeletionProps) {
	const { language } = useAdmin();
	const words = texts.bulk;
	const shown = { count: formatCount(count, language) };
	return (
		<ConfirmForm<Typed>
			title={words.title}
			text={filled(words.text, shown)}
			confirm={filled(words.confirm, shown)}
			cancel={texts.delete.cancel}
			explain={(reason) => reason}
			defaultValues={{ typed: '' }}
			send={async () => {
				onConfirm();
				return null;
			}}
			onClose={onClose}
		>
			{(form) => (
				<TypedField
					form={form}
					label={filled(words.type, shown)}
					mismatch={words.mismatch}
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
