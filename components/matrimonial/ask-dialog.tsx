'use client';

import type { FieldValues } from 'react-hook-form';
import { DialogForm, type DialogFormProps } from '@/components/form/dialog-form';
import { Dialog } from '@/components/ui/dialog';

interface AskDialogProps<Values extends FieldValues, Answer>
	extends Omit<DialogFormProps<Values, Answer>, 'onCancel'> {
	title: string;
	texts: DialogFormProps<Values, Answer>['texts'] & { close: string };
	onClose: () => void;
}

/** Asks once more, and for what belongs to it, before something is done. */
export function AskDialog<Values extends FieldValues, Answer>({
	title,
	texts,
	onClose,
	...form
}: AskDialogProps<Values, Answer>) {
	return (
		<Dialog title={title} closeLabel={texts.close} onClose={onClose}>
			<DialogForm {...form} texts={texts} onCancel={onClose} />
		</Dialog>
	);
}
