/** The maker's name and contact details. Pages omit missing fields; only the name is required. */
export interface Business {
  /** Whether this is the bundled sample, because the operator has supplied no card. */
  readonly isSample: boolean;
  /** Trading name. */
  readonly name: string;
  readonly legalName?: string;
  readonly address?: PostalAddress;
  readonly phone?: PhoneNumber;
  readonly email?: string;
  /** Lines such as "Monday to Friday 9:00 to 17:30". */
  readonly openingHours?: readonly string[];
  readonly showroom?: Showroom;
  readonly companyNumber?: string;
  readonly vatNumber?: string;
  readonly vatRatePercent?: number;
  readonly deliveryArea?: string;
  /** Whether and where the maker fits doors. */
  readonly fitting?: string;
  /** When and how a door is paid for. */
  readonly payment?: string;
  readonly guarantee?: string;
  readonly photographs?: readonly Photograph[];
  /** Who answers enquiries, as in "Our sales desk". */
  readonly answeredBy?: string;
  /** How soon enquiries are answered, as in "two working days". */
  readonly answeredWithin?: string;
  readonly privacy?: PrivacyTerms;
}

/** A photograph of the maker's own work. */
export interface Photograph {
  /** Path of the file in the card; after loading, the name under which it is served. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly caption?: string;
}

export interface PhoneNumber {
  /** The phone number as the maker writes it. */
  readonly text: string;
  /** The phone number in E.164. */
  readonly number: string;
}

export interface PostalAddress {
  readonly street: string;
  readonly town: string;
  readonly county?: string;
  readonly eircode?: string;
  readonly country?: string;
}

export interface Showroom {
  readonly address?: PostalAddress;
  readonly openingHours?: readonly string[];
  readonly note?: string;
}

export interface PrivacyTerms {
  readonly controller?: string;
  readonly legalBasis?: string;
  readonly retention?: string;
  readonly complaints?: string;
  readonly complaintsUrl?: string;
}
