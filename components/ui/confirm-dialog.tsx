'use client';

import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
	isOpen: boolean;
	title: string;
	text: string;
	confirm: string;
	cancel: string;
	isBusy: boolean;
	/** While this is undefined it cannot be confirmed yet: something in `children` has to be filled in first. */
	onConfirm: (() => void) | undefined;
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
	isBusy,
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
					<Button look="danger" disabled={!onConfirm} busyLabel={isBusy && confirm} onClick={onConfirm}>
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
