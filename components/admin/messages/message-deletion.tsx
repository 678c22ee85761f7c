import { useAdmin } from '@/components/admin/admin-context';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { counted } from '@/components/matrimonial/texts';
import type { AdminMessagesTexts } from './texts';

interface MessageDeletionProps {
	count: number;
	texts: AdminMessagesTexts;
	onConfirm: () => void;
	onClose: () => void;
}

/** Asks once more before messages go for good. */
export function MessageDeletion({ count, texts, onConfirm, onClose }: MessageDeletionProps) {
	const { language } = useAdmin();
	const words = texts.delete;
	return (
		<ConfirmDialog
			isOpen
			title={words.title}
			text={count === 1 ? words.one : counted(words.many, count, language)}
			confirm={words.confirm}
			cancel={words.cancel}
			isBusy={false}
			onConfirm={onConfirm}
			onClose={onClose}
		>
			<p className="text-text-muted">{words.forGood}</p>
		</ConfirmDialog>
	);
}
