'use client';

import { useId, useRef, useState } from 'react';
import { useAdmin } from '@/components/admin/admin-context';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { filled } from '@/components/family/texts';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { readWholeNumber } from '@/lib/core/digits';
import { formatCount } from '@/lib/platform/i18n/format';
import type { AdminFamiliesTexts } from './texts';

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
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState('');
	const [error, setError] = useState<string>();
	const shown = { count: formatCount(count, language) };
	const confirm = () => {
		if (readWholeNumber(typed) === count) return onConfirm();
		setError(words.mismatch);
		input.current?.focus();
	};
	return (
		<ConfirmDialog
			isOpen
			title={words.title}
			text={filled(words.text, shown)}
			confirm={filled(words.confirm, shown)}
			cancel={texts.delete.cancel}
			isBusy={false}
			onConfirm={confirm}
			onClose={onClose}
		>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					confirm();
				}}
			>
				<Field id={id} label={filled(words.type, shown)} error={error} isRequired>
					{(control) => (
						<Input
							{...control}
							ref={input}
							value={typed}
							inputMode="numeric"
							autoComplete="off"
							onChange={({ target }) => {
								setTyped(target.value);
								setError(undefined);
							}}
						/>
					)}
				</Field>
			</form>
		</ConfirmDialog>
	);
}
