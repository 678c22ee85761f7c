'use client';

import { useTranslations } from 'next-intl';
import type { FieldValues } from 'react-hook-form';
import { Dialog } from '@/components/ui/dialog';
import { DialogForm, type DialogFormProps } from './dialog-form';

interface FormDialogProps<Values extends FieldValues, Answer>
	extends Omit<DialogFormProps<Values, Answer>, 'onCancel' | 'texts'> {
	title: string;
	texts: Omit<DialogFormProps<Values, Answer>['texts'], 'cancel'> & { cancel?: string };
	onClose: () => void;
}

/** Asks once more, and for what belongs to it, before something is done. */
export function FormDialog<Values extends FieldValues, Answer>({
	title,
	texts,
	onClose,
	...form
}: FormDialogProps<Values, Answer>) {
	const t = useTranslations('site');
	return (
		<Dialog title={title} onClose={onClose}>
			<DialogForm {...form} texts={{ cancel: t('cancel'), ...texts }} onCancel={onClose} />
		</Dialog>
	);
}
