'use client';

import { type ConfirmDialogProps, ConfirmDialog as PlainConfirmDialog } from '@/components/ui/confirm-dialog';
import { useAdmin } from './admin-context';

/** Asks once more, in the words of the back office. */
export function ConfirmDialog(props: Omit<ConfirmDialogProps, 'closeLabel'>) {
	const { texts } = useAdmin();
	return <PlainConfirmDialog {...props} closeLabel={texts.close} />;
}
