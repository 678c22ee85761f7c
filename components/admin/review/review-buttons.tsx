import { Check, ChevronLeft, ChevronRight, Keyboard, Pencil, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-style';
import { KeyCaps } from './key-caps';
import { type KeyAction, keysOf } from './keys';
import type { Verdict } from './queue';

interface ReviewButtonsProps {
	at: { isFirst: boolean; isEnd: boolean };
	mayDecide: boolean;
	/** Whether it can be rejected with a reason, or edited. */
	mayOpen: boolean;
	/** Letters do nothing for a moment. */
	keysWait: boolean;
	sending: Verdict | null;
	areKeysOn: boolean;
	onAction: (action: KeyAction) => void;
}

export function ReviewButtons({
	at,
	mayDecide,
	mayOpen,
	keysWait,
	sending,
	areKeysOn,
	onAction,
}: ReviewButtonsProps) {
	const t = useTranslations('admin.review');
	const button = (
		action: KeyAction,
		icon: ReactNode,
		more: { look?: ButtonLook; isOff?: boolean; busyLabel?: string | false } = {},
	) => (
		<Button
			look={more.look ?? 'outline'}
			aria-disabled={more.isOff || undefined}
			aria-keyshortcuts={keysOf[action][0]}
			busyLabel={more.busyLabel}
			className="px-4"
			onClick={() => !more.isOff && onAction(action)}
		>
			{icon}
			{t(`queue.actions.${action}`)}
			{areKeysOn && (
				<span aria-hidden="true" className="max-md:hidden">
					<KeyCaps keys={keysOf[action].slice(0, 1)} />
				</span>
			)}
		</Button>
	);
	const icon = 'size-5';
	return (
		<div
			role="toolbar"
			aria-label={t('queue.toolbar')}
			className="flex w-full flex-wrap items-center gap-2 border-line border-t bg-page px-4 py-3 md:rounded-card md:border"
		>
			{button('approve', <Check aria-hidden="true" className={icon} />, {
				look: 'primary',
				isOff: !mayDecide,
				busyLabel: sending === 'approved' && t('queue.busy.approve'),
			})}
			{button('reject', <X aria-hidden="true" className={icon} />, {
				look: 'danger',
				isOff: !mayOpen,
				busyLabel: sending === 'rejected' && t('queue.busy.reject'),
			})}
			{button('edit', <Pencil aria-hidden="true" className={icon} />, { isOff: !mayOpen })}
			<span className="flex gap-2 md:ml-auto">
				{button('previous', <ChevronLeft aria-hidden="true" className={icon} />, { isOff: at.isFirst })}
				{button('next', <ChevronRight aria-hidden="true" className={icon} />, { isOff: at.isEnd })}
			</span>
			<span className="max-md:hidden">
				{button('help', <Keyboard aria-hidden="true" className={icon} />, { look: 'quiet' })}
			</span>
			{/* Keeps its place, so that the buttons stay where they are. */}
			<p
				role="status"
				className={`basis-full text-sm text-text-soft max-md:empty:hidden ${areKeysOn ? 'md:min-h-5' : 'empty:hidden'}`}
			>
				{keysWait && t('queue.keysWait')}
			</p>
		</div>
	);
}
