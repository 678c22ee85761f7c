import { findChoice, keepChoice } from '@/lib/client/kept-choice';

const rememberedAs = 'familyAddWay';

/** Whether relatives are added with an account (`account`) or as a card alone (`none`), as last chosen in this browser. */
export const findWay = () => findChoice<'account' | 'none'>(rememberedAs, ['account', 'none']);

export const keepWay = (way: string) => keepChoice(rememberedAs, way);
