import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { KeyCaps } from './key-caps';
import { keyActions, keysOf } from './keys';
import type { KeysSwitch } from './use-keys-switch';

interface KeysHelpProps {
	keys: KeysSwitch;
	onClose: () => void;
}

/** What the keys of the queue do, and whether they do it. */
export function KeysHelp({ keys, onClose }: KeysHelpProps) {
	const t = useTranslations('admin.review');
	return (
		<Dialog title={t('queue.keysTitle')} onClose={onClose}>
			<dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2">
				{keyActions.map((action) => (
					<div key={action} className="contents">
						<dt>
							<KeyCaps keys={keysOf[action]} />
						</dt>
						<dd>{t(`queue.actions.${action}`)}</dd>
					</div>
				))}
			</dl>
			<p className="mt-4 text-sm text-text-muted">{t('queue.keysReason')}</p>
			<p className="text-sm text-text-muted">{t('queue.keysText')}</p>
			<Checkbox
				label={t('queue.keysOn')}
				checked={keys.isOn}
				onChange={({ target }) => keys.turn(target.checked)}
				className="mt-4"
			/>
		</Dialog>
	);
}
