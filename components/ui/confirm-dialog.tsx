'use client';

import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
	isOpen: boolean;
	title: string;
	text: string;
	confirm: string;
	cancel: string;
	isBusy?: boolean;
	onConfirm: () => void;
	onClose: () => void;
	children?: ReactNode;
}

/** Asks once more before something is done that takes away, or gives much. */
export function ConfirmDialog({
	isOpen,
	title,
	text,
	confirm,
	cancel,
	isBusy = false,
	onConfirm,
	onClose,
	children,
}: ConfirmDialogProps) {
	if (!isOpen) return null;
	return (
		<Dialog
			title={title}
			onClose={onClose}
			actions={
				<>
					<Button look="outline" onClick={onClose}>
						{cancel}
					</Button>
					<Button look="danger" busyLabel={isBusy && confirm} onClick={onConfirm}>
						{confirm}
					</Button>
				</>
			}
		>
			<p>{text}</p>
			{children && <div className="mt-4 flex flex-col gap-4">{children}</div>}
		</Dialog>
	);
}
