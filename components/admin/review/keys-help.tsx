'use client';

import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { KeyCaps } from './key-caps';
import { keysOf, reviewActions } from './keys';
import type { ReviewTexts } from './texts';
import type { KeysSwitch } from './use-keys-switch';

interface KeysHelpProps {
	texts: ReviewTexts;
	keys: KeysSwitch;
	onClose: () => void;
}

/** What the keys of the queue do, and whether they do it. */
export function KeysHelp({ texts: { queue, close }, keys, onClose }: KeysHelpProps) {
	return (
		<Dialog title={queue.keysTitle} closeLabel={close} onClose={onClose}>
			<dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2">
				{reviewActions.map((action) => (
					<div key={action} className="contents">
						<dt>
							<KeyCaps keys={keysOf[action]} />
						</dt>
						<dd>{queue.actions[action]}</dd>
					</div>
				))}
			</dl>
			<p className="mt-4 text-sm text-text-muted">{queue.keysReason}</p>
			<p className="text-sm text-text-muted">{queue.keysText}</p>
			<Checkbox
				label={queue.keysOn}
				checked={keys.isOn}
				onChange={({ target }) => keys.turn(target.checked)}
				className="mt-4"
			/>
		</Dialog>
	);
}
