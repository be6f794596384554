import { ownColour, steelColours, readHex } from '../order/colours.ts';
import { fieldName } from '../order/form-fields.ts';
import type { EditorProps } from './door-editor.tsx';
import { Radios, TextField } from '../../shell/field.tsx';

function Swatch({ hex }: { readonly hex: string }) {
  return (
    <svg class="swatch" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill={hex} />
    </svg>
  );
}

export function ColourFields({ index, view: { form, faults } }: Omit<EditorProps, 'book'>) {
  return (
    <div class="colours">
      <Radios
        name={fieldName(index, 'colour')}
        legend="Colour of the steel"
        value={form.colour}
        choices={[
          ...steelColours.map(({ hex, name }) => ({ value: hex, label: name, mark: <Swatch hex={hex} /> })),
          { value: ownColour, label: 'Another', mark: <Swatch hex={readHex(form.hex) ?? 'none'} /> },
        ]}
      />
      {form.colour === ownColour && (
        <div class="fields">
          <TextField
            id={fieldName(index, 'hex')}
            label="Your colour"
            value={form.hex}
            fault={faults.hex}
            hint="As a hex value, such as #1f3d36."
          />
        </div>
      )}
    </div>
  );
}
