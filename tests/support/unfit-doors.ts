/** An incomplete door that no value of its missing details makes possible, and its answer. */
interface UnfitDoor {
  readonly door: Readonly<Record<string, string>>;
  readonly code: string;
  /** Part of the message, in the answer and on the page. */
  readonly message: string;
}

const tooWide = {
  code: 'WIDTH_ABOVE_MAX',
  message: 'The opening is 7000 mm wide. The widest opening we can fill is 6000 mm.',
};
const tooNarrow = { code: 'LEAF_WIDTH_REQUIRED', message: 'the opening leaves at most 150 mm for it.' };
const withPanel = { opHeight: '2100', leftPanels: '1' };
const withTransom = { opWidth: '1000', topPanel: 'yes' };
const sevenMetres = { ...withPanel, opWidth: '7000' };
const bifold = { doorTypeKey: 'BIFOLD', opHeight: '2100' };
const pair = { doorTypeKey: 'DOUBLE_HINGED_ACTIVE_PASSIVE', opHeight: '2100' };

export const allUnfit: readonly UnfitDoor[] = [
  { door: { doorTypeKey: 'SINGLE_HINGED', ...sevenMetres }, ...tooWide },
  { door: { doorTypeKey: 'DOUBLE_HINGED', ...sevenMetres }, ...tooWide },
  { door: { ...pair, opWidth: '7000' }, ...tooWide },
  { door: { doorTypeKey: 'SLIDING', ...sevenMetres }, ...tooWide },
  { door: { doorTypeKey: 'DOUBLE_SLIDING', ...sevenMetres }, ...tooWide },
  { door: { doorTypeKey: 'PIVOT', ...sevenMetres }, ...tooWide },
  { door: { doorTypeKey: 'FIX_PANEL', ...sevenMetres }, ...tooWide },
  { door: { ...bifold, opWidth: '7000' }, ...tooWide },
  { door: { doorTypeKey: 'SINGLE_HINGED', ...withPanel, opWidth: '350' }, ...tooNarrow },
  { door: { doorTypeKey: 'DOUBLE_HINGED', ...withPanel, opWidth: '350' }, ...tooNarrow },
  { door: { doorTypeKey: 'SLIDING', ...withPanel, opWidth: '350' }, ...tooNarrow },
  { door: { doorTypeKey: 'DOUBLE_SLIDING', ...withPanel, opWidth: '350' }, ...tooNarrow },
  { door: { doorTypeKey: 'PIVOT', ...withPanel, opWidth: '350' }, ...tooNarrow },
  { door: { doorTypeKey: 'FIX_PANEL', ...withPanel, opWidth: '350' }, ...tooNarrow },
  {
    door: { ...pair, opWidth: '350' },
    code: 'WIDTH_BELOW_MIN',
    message: 'too narrow for an active and passive double hinged door, which needs 1000 mm to 1800 mm.',
  },
  {
    door: { ...bifold, opWidth: '350' },
    code: 'WIDTH_BELOW_MIN',
    message: 'too narrow for a two-leaf bi-fold door, which needs 900 mm to 1600 mm.',
  },
  {
    door: { ...bifold, opWidth: '4500' },
    code: 'PANEL_REQUIRED',
    message: 'By itself a four-leaf bi-fold door fills 1800 mm to 3200 mm, so side panels are needed.',
  },
  {
    door: { ...pair, opWidth: '2950' },
    code: 'LEAF_WIDTH_REQUIRED',
    message: 'By itself an active and passive double hinged door fills 1000 mm to 1800 mm',
  },
  {
    door: { doorTypeKey: 'SINGLE_HINGED', ...withPanel, opWidth: '4500' },
    code: 'LEAF_WIDTH_REQUIRED',
    message: 'A side panel would be about 3600 mm wide. It has to be 200 mm to 1000 mm.',
  },
  {
    door: { doorTypeKey: 'SINGLE_HINGED', ...withTransom, opHeight: '5000' },
    code: 'HEIGHT_ABOVE_MAX',
    message: 'Even with a transom a single hinged door reaches no higher than 3200 mm.',
  },
  {
    door: { doorTypeKey: 'PIVOT', ...withTransom, opHeight: '1000' },
    code: 'DOOR_HEIGHT_REQUIRED',
    message: 'A door height of 800 mm is too low.',
  },
];
