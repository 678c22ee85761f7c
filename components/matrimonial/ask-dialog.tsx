'use client';

import type { ReactNode } from 'react';
import { ConfirmedForm } from '@/components/member/confirmed-form';
import type { ButtonLook } from '@/components/ui/button-style';
import { Dialog } from '@/components/ui/dialog';
import type { ApiFailure, ApiResult } from '@/lib/client/api';

interface AskDialogProps<Answer> {
	title: string;
	texts: { confirm: string; busy: string; cancel: string; failed: string; close: string };
	look?: ButtonLook;
	send: (fields: FormData) => Promise<ApiResult<Answer>>;
	onDone: (answer: Answer) => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
	onClose: () => void;
	children: (errorAt: (name: string) => string | undefined) => ReactNode;
}

/** Asks once more, and for what belongs to it, before something is done. */
export function AskDialog<Answer>({ title, texts, onClose, ...form }: AskDialogProps<Answer>) {
	return (
		<Dialog title={title} closeLabel={texts.close} onClose={onClose}>
			<ConfirmedForm {...form} texts={texts} onCancel={onClose} />
		</Dialog>
	);
}
