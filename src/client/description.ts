/** Generated from the OpenAPI description by checks/generate-client-types.mjs: do not edit. */

export interface paths {
  '/api/internal-doors/estimate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Price internal glazed doors
     * @description Indicative supply-only prices, with VAT and without, and lead time of 1 to 20 internal steel glazed doors. Needs no personal data and stores nothing. What cannot be made brings options in recovery.suggestions; what only lacks a detail brings completion.
     */
    post: operations['estimateInternalDoorPrice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/internal-doors/recommend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Compare layouts for one opening
     * @description Lists what can be made in the same wall opening, with prices (with VAT and without), savings against the selected door and tradeoffs. Explain the recommended option before asking whether to keep or change. Needs no personal data.
     */
    post: operations['recommendInternalDoorConfiguration'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/internal-doors/find': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Find doors by what matters
     * @description Lists the doors for a wall opening that meet a budget, a clear width, a lead time and other needs, leaving out what another door beats in all respects. Needs no personal data and stores nothing.
     */
    post: operations['findInternalDoors'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/internal-doors/compare': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Compare doors side by side
     * @description Puts 2 to 4 doors side by side: price with VAT and without, difference to the first, clear width, lead time and what differs in words; for a door that cannot be made, why, and the nearest that can. Needs no personal data.
     */
    post: operations['compareInternalDoors'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/internal-doors/products': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the products
     * @description The internal glazed doors there are, with starting prices, with VAT and without. May be cached for an hour.
     */
    get: operations['listInternalDoorProducts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/internal-doors/limits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Describe what can be made
     * @description Door types with their smallest and largest sizes, limits of side panels and transoms, what presets mean and which fields are needed when. May be cached for an hour.
     */
    get: operations['describeInternalDoorLimits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/maker': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Answers about the maker
     * @description What is in a price, VAT, delivery, fitting, lead time, guarantee, measuring, colours, glass, handles, showroom and hours, as far as the maker has said. May be cached for an hour.
     */
    get: operations['describeMaker'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/internal-doors/quote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Store an estimate with a review link
     * @description Stores doors, any of an answer or by preset and sizes, and returns a link to a page where the person reviews their estimate and asks for an offer. Present quoteUrl as a link. Call it only after the person has asked for an offer.
     */
    post: operations['createInternalDoorQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/contact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Submit a general enquiry
     * @description Stores a general, showroom, service or technical enquiry for the sales staff. Call it only after the person has asked to be contacted.
     */
    post: operations['submitContactEnquiry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/quote/internal-doors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for an offer for internal glazed doors
     * @description Stores a request for an offer for internal steel glazed doors, partitions or retrofit doors. Requirements in words and links to files are welcome. Call it only after the person has asked for an offer.
     */
    post: operations['submitInternalDoorsQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/quote/security-doors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for an offer for security doors
     * @description Stores a request for an offer for security and specialist doors: RC-rated, fire-rated, bullet- or blast-resistant, louvre, detention, bank-designated. Call it only after the person has asked for an offer.
     */
    post: operations['submitSecurityDoorsQuote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/enquiries/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * See how an enquiry stands
     * @description State, times and reference of an enquiry, for the live API key that sent it. Any other call gets 404: with another key, a test key or none, and about an enquiry that was erased.
     */
    get: operations['getEnquiry'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/enquiries/{id}/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Withdraw an enquiry
     * @description Tells the sales staff that the customer no longer wants it. For the live API key that sent it, as often as it asks; any other call gets 404. What was won or lost is 409. Call it only after the person has asked for it.
     */
    post: operations['withdrawEnquiry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  'enquiry.created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A new enquiry
     * @description Somebody sent an enquiry: from a page, through the API or through an assistant.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Names the event, the same on every repeat: what you have had under it needs no second look. */
          'webhook-id': string;
          /** @description When this attempt was made, in seconds since 1970. Refuse what is old. */
          'webhook-timestamp': string;
          /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by dots, in base64; several separated by spaces while the secret is changed. One of them has to be right. */
          'webhook-signature': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['EnquiryEvent'];
        };
      };
      responses: {
        /** @description You want nothing more: the endpoint is switched off. */
        410: {
          headers: Record<string, unknown>;
          content?: never;
        };
        /** @description You have it. */
        '2XX': {
          headers: Record<string, unknown>;
          content?: never;
        };
        /** @description Anything else, a redirect too, or no whole answer within 15 seconds: it is sent again. Attempts are made at once, then after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours, 14 hours, 20 hours and 24 hours, each up to a tenth later. */
        default: {
          headers: Record<string, unknown>;
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'enquiry.held': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An enquiry that may be spam
     * @description An enquiry came in and is held until a person has looked at it. Do not write to anybody yet.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Names the event, the same on every repeat: what you have had under it needs no second look. */
          'webhook-id': string;
          /** @description When this attempt was made, in seconds since 1970. Refuse what is old. */
          'webhook-timestamp': string;
          /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by dots, in base64; several separated by spaces while the secret is changed. One of them has to be right. */
          'webhook-signature': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['EnquiryEvent'];
        };
      };
      responses: {
        /** @description You want nothing more: the endpoint is switched off. */
        410: {
          headers: Record<string, unknown>;
          content?: never;
        };
        /** @description You have it. */
        '2XX': {
          headers: Record<string, unknown>;
          content?: never;
        };
        /** @description Anything else, a redirect too, or no whole answer within 15 seconds: it is sent again. Attempts are made at once, then after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours, 14 hours, 20 hours and 24 hours, each up to a tenth later. */
        default: {
          headers: Record<string, unknown>;
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'enquiry.updated': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * An enquiry changed
     * @description Something about an enquiry changed, such as its status or state. GET /api/enquiries/{id} with the key that sent it says how it stands.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Names the event, the same on every repeat: what you have had under it needs no second look. */
          'webhook-id': string;
          /** @description When this attempt was made, in seconds since 1970. Refuse what is old. */
          'webhook-timestamp': string;
          /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by dots, in base64; several separated by spaces while the secret is changed. One of them has to be right. */
          'webhook-signature': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['EnquiryEvent'];
        };
      };
      responses: {
        /** @description You want nothing more: the endpoint is switched off. */
        410: {
          headers: Record<string, unknown>;
          content?: never;
        };
        /** @description You have it. */
        '2XX': {
          headers: Record<string, unknown>;
          content?: never;
        };
        /** @description Anything else, a redirect too, or no whole answer within 15 seconds: it is sent again. Attempts are made at once, then after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours, 14 hours, 20 hours and 24 hours, each up to a tenth later. */
        default: {
          headers: Record<string, unknown>;
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'enquiry.changed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A customer changed their doors
     * @description The customer changed the doors of an enquiry on our page, before anybody began to work on it. Its id and reference stay.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Names the event, the same on every repeat: what you have had under it needs no second look. */
          'webhook-id': string;
          /** @description When this attempt was made, in seconds since 1970. Refuse what is old. */
          'webhook-timestamp': string;
          /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by dots, in base64; several separated by spaces while the secret is changed. One of them has to be right. */
          'webhook-signature': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['EnquiryEvent'];
        };
      };
      responses: {
        /** @description You want nothing more: the endpoint is switched off. */
        410: {
          headers: Record<string, unknown>;
          content?: never;
        };
        /** @description You have it. */
        '2XX': {
          headers: Record<string, unknown>;
          content?: never;
        };
        /** @description Anything else, a redirect too, or no whole answer within 15 seconds: it is sent again. Attempts are made at once, then after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours, 14 hours, 20 hours and 24 hours, each up to a tenth later. */
        default: {
          headers: Record<string, unknown>;
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'quote.created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A new estimate with a review link
     * @description Doors were stored for a person to review. It is no enquiry until that person sends it.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Names the event, the same on every repeat: what you have had under it needs no second look. */
          'webhook-id': string;
          /** @description When this attempt was made, in seconds since 1970. Refuse what is old. */
          'webhook-timestamp': string;
          /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by dots, in base64; several separated by spaces while the secret is changed. One of them has to be right. */
          'webhook-signature': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['QuoteEvent'];
        };
      };
      responses: {
        /** @description You want nothing more: the endpoint is switched off. */
        410: {
          headers: Record<string, unknown>;
          content?: never;
        };
        /** @description You have it. */
        '2XX': {
          headers: Record<string, unknown>;
          content?: never;
        };
        /** @description Anything else, a redirect too, or no whole answer within 15 seconds: it is sent again. Attempts are made at once, then after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours, 14 hours, 20 hours and 24 hours, each up to a tenth later. */
        default: {
          headers: Record<string, unknown>;
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  ping: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A trial
     * @description Somebody at the company tries whether the endpoint answers. Nothing happened.
     */
    post: {
      parameters: {
        query?: never;
        header: {
          /** @description Names the event, the same on every repeat: what you have had under it needs no second look. */
          'webhook-id': string;
          /** @description When this attempt was made, in seconds since 1970. Refuse what is old. */
          'webhook-timestamp': string;
          /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by dots, in base64; several separated by spaces while the secret is changed. One of them has to be right. */
          'webhook-signature': string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': components['schemas']['PingEvent'];
        };
      };
      responses: {
        /** @description You want nothing more: the endpoint is switched off. */
        410: {
          headers: Record<string, unknown>;
          content?: never;
        };
        /** @description You have it. */
        '2XX': {
          headers: Record<string, unknown>;
          content?: never;
        };
        /** @description Anything else, a redirect too, or no whole answer within 15 seconds: it is sent again. Attempts are made at once, then after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, 10 hours, 14 hours, 20 hours and 24 hours, each up to a tenth later. */
        default: {
          headers: Record<string, unknown>;
          content?: never;
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    /**
     * Problem
     * @description An error in the form of RFC 9457.
     */
    Problem: {
      /**
       * Format: uri-reference
       * @description Address of the documentation of this problem.
       */
      type: string;
      /** @description The kind of problem in a few words; may be reworded. */
      title: string;
      /** @description The HTTP status. */
      status: number;
      /** @description What happened to this request. */
      detail: string;
      /** @description This occurrence, named by the request id. */
      instance?: string;
      /**
       * @description False: nothing was done.
       * @constant
       */
      success: false;
      /** @description Stable name of the problem. There may be new ones: take one you do not know by its status. Known: invalid_request, malformed_json, malformed_http, unknown_key, spam_rejected, origin_not_allowed, not_found, method_not_allowed, request_timeout, duplicate_submission, request_in_progress, enquiry_closed, precondition_failed, payload_too_large, unsupported_media_type, unsupported_content_encoding, range_not_satisfiable, expectation_failed, misdirected_request, idempotency_key_reused, rate_limited, headers_too_large, internal_error, overloaded, pictures_busy, store_unavailable. */
      code: string;
      /** @description The same as detail, for people. */
      message: string;
      /** @description Name this when you report the problem. */
      requestId: string;
      /** @description On 400: every fault at once. */
      errors?: {
        /** @description JSON pointer to the field. */
        pointer: string;
        /** @description The field in dotted form. */
        field: string;
        /** @description What to mend. */
        message: string;
      }[];
      /** @description On duplicate_submission: identifier of the first enquiry. */
      id?: string;
      /** @description On duplicate_submission: reference of the first enquiry, to say on the phone. */
      reference?: string;
      /** @description On 429: the names of the exceeded policies. */
      'violated-policies'?: string[];
    };
    /**
     * InternalDoorEstimateRequest
     * @description Doors to price. No personal data is needed.
     */
    InternalDoorEstimateRequest: {
      /** @description The doors to price, 1 to 20. Larger projects are split into several requests. */
      doors?: (components['schemas']['Door'] & {
        /** @description Where the opening is not measured yet: by how many mm width and height may be off, 0 to 50. The answer then has range. */
        toleranceMm?: number;
        /**
         * @description The one size that may be off, if the other is exact.
         * @enum {string}
         */
        toleranceOf?: 'width' | 'height';
      })[];
      /**
       * Format: door-order
       * @description Doors to go on from, in one text: the order of an answer, or the link to its doors. A door in doors then changes the one at its place ({} keeps it), and further doors are added.
       */
      order?: string;
    } & (
      | {
          doors: unknown[];
        }
      | {
          order: string;
        }
    );
    /**
     * Door
     * @description An internal door. Blank means not given. A door of an answer is complete and can be sent as it stands wherever a door is taken, at the same price.
     */
    Door: {
      /** @description Name of a preset: single- or double- followed by no-panels, left-panel, right-panel or both-panels. Any other text is a free label without effect. Given fields beat the preset. */
      preset?: string;
      /** @description Display label of the type, e.g. "Pivot door", or Single or Double. Read only when doorTypeKey is not given. */
      doorType?: string;
      /** @description Door type. When left out: the type of doorType or preset, else SINGLE_HINGED. */
      doorTypeKey?:
        | (
            | 'SINGLE_HINGED'
            | 'DOUBLE_HINGED'
            | 'DOUBLE_HINGED_ACTIVE_PASSIVE'
            | 'SLIDING'
            | 'DOUBLE_SLIDING'
            | 'PIVOT'
            | 'FIX_PANEL'
            | 'BIFOLD'
          )
        | '';
      /**
       * Format: millimetres
       * @description Width of the wall opening in mm, as digits, e.g. "1800". When left out a standard width is assumed.
       */
      opWidth?: string;
      /**
       * Format: millimetres
       * @description Height of the wall opening in mm, as digits, e.g. "2100". When left out a standard height is assumed.
       */
      opHeight?: string;
      /**
       * Format: millimetres
       * @description Width in mm of one leaf, or of the active leaf. Required with side panels and for active/passive doors when opWidth is given without a known preset; otherwise the opening decides.
       */
      doorLeafWidth?: string;
      /**
       * Format: millimetres
       * @description Height in mm of the door below a transom. Required with a transom when opHeight is given. Smaller than opHeight without topPanel: a transom is implied.
       */
      doorHeightMm?: string;
      /** @description Number of fixed glazed side panels left of the door: "0" to "3". */
      leftPanels?: string;
      /** @description Number of fixed glazed side panels right of the door: "0" to "3". */
      rightPanels?: string;
      /** @description Transom (glazed panel above the door): yes or no; 1, true, y, on, 0, false, n, off, none work too. */
      topPanel?: string;
      /** @description Number of leaves of a bi-fold door: 2L, 3L or 4L. Required for BIFOLD, without effect elsewhere. */
      bifoldConfig?: ('2L' | '3L' | '4L') | '';
      /**
       * Format: door-design
       * @description The whole door in one short text, as links carry it: every answered door has it. Given alone it is that door; fields given beside it override it.
       */
      design?: string;
      /** @description Height of the wall in mm; it is drawn and does not change the door. */
      wallHeight?: number | string;
      /** @description Finish: "RAL 7016", a HEX colour or a plain name such as anthracite. When left out the standard finish. */
      frameColor?: string;
      /** @description Where the hinges are, or the way it slides: left or right, seen from the room. */
      hingeSide?: ('left' | 'right') | '';
      /** @description Whether it opens in or out, seen from the room. */
      opening?: ('in' | 'out') | '';
      /** @description Glazing bars: columns × rows of panes in each leaf and side panel, e.g. "2x4"; "1x1" is none. */
      glazingBars?: string;
      /** @description Key of a glass that limits lists, e.g. SATIN. When left out clear safety glass. */
      glass?: string;
      /** @description Key of a handle that limits lists, e.g. LEVER. When left out none. */
      handle?: string;
      /** @description Whether it has a lock: yes or no. */
      lock?: string;
      /** @description Number of such doors, 1 to 50; at most 200 pieces in a request. */
      quantity?: number | string;
      /** @description Where it goes, e.g. Kitchen; at most 60 characters. */
      room?: string;
    };
    /**
     * InternalDoorEstimateResponse
     * @description Indicative, supply-only prices and lead time.
     */
    InternalDoorEstimateResponse: {
      /** @description The estimate: the indicative total of the doors that can be made, each times its quantity, in EUR without VAT, supply only. */
      priceEstimate: number;
      /** @description The same with VAT, what a consumer pays: the sum of estimatedPriceInclVat times quantity. */
      priceEstimateInclVat: number;
      /** @description Rate of VAT in the figures named InclVat, in per cent. It is that of doors supplied only; for fitted work the rate is settled in the offer. */
      vatRatePercent: number;
      /** @description Weeks for the order; 0 when no door can be made. */
      leadTimeWeeks: number;
      /** @description Currency of all amounts: EUR. */
      currency: string;
      /** @description Number of pieces in the request, quantities counted. */
      doorsCount: number;
      /** @description Whether all doors can be made. */
      valid: boolean;
      /** @description The issue of the first door that cannot be made; null when all can. */
      validationIssue: {
        /** @description Stable code of what is wrong, e.g. PANEL_REQUIRED. */
        code: string;
        /** @description The field of the door to change. */
        field: string;
        /** @description Which door of the request, counted from 0. */
        doorIndex: number;
        /** @description What is wrong, in words for the customer. */
        message: string;
        /** @description The measure that is out of range, in mm; null where it is not about a measure. */
        actualMm: number | null;
        /** @description The least it can be, in mm; null where there is no such limit. */
        minMm: number | null;
        /** @description The most it can be, in mm; null where there is no such limit. */
        maxMm: number | null;
      } | null;
      /** @description Options for that door when its sizes are at fault; otherwise null. */
      recovery: {
        /** @description What is out of range: width, height or width_and_height. */
        kind: string;
        /** @description Says to the customer what does not fit and why. */
        introText: string;
        /** @description Leads over to the suggestions. */
        optionsIntroText: string;
        /** @description True when side panels alone solve it. */
        panelRequiredOnly: boolean;
        /** @description True when a transom alone solves it. */
        transomRequiredOnly: boolean;
        /** @description What can be made in the same opening, the closest to the request first. */
        suggestions: components['schemas']['InternalDoorSuggestion'][];
      } | null;
      /** @description The doors of the request, in order, complete and priced. */
      doors: components['schemas']['InternalDoorEstimatedDoor'][];
      /** @description All doors of this answer in one text, with extras, quantities and missing details filled in: send it as order to go on from them. */
      order: string;
      /** @description What the prices include, in short texts for the customer. */
      included: string[];
      /** @description What they do not include. */
      excluded: string[];
      /** @description Version of the price book these figures come from. */
      priceBookVersion: string;
      /** @description Fields of the request that nobody read, such as /doors/0/colour: a name misspelled, or one for another endpoint. At most 20; absent where every field was read. */
      ignored?: string[];
      /**
       * @description Whether a test key was used. Absent with any other key, and without one.
       * @constant
       */
      test?: true;
    };
    /** InternalDoorSuggestion */
    InternalDoorSuggestion: {
      /** @description What it changes: side_panels, remove_side_panels, transom, remove_transom, side_panels_and_transom, leaf_width, door_height, bifold_config, door_type, fixed_panel or custom_quote. */
      type: string;
      /** @description All that differs from the door asked for, in a line. */
      label: string;
      /** @description The same in a sentence or two, with extras, price and link, for the customer. */
      message: string;
      /**
       * @description Type of the suggested door.
       * @enum {string}
       */
      doorTypeKey:
        | 'SINGLE_HINGED'
        | 'DOUBLE_HINGED'
        | 'DOUBLE_HINGED_ACTIVE_PASSIVE'
        | 'SLIDING'
        | 'DOUBLE_SLIDING'
        | 'PIVOT'
        | 'FIX_PANEL'
        | 'BIFOLD';
      /** @description Its leaf width in mm; "" on custom_quote. */
      doorLeafWidth: string;
      /** @description Width of one side panel in mm, rounded down; "" without panels. */
      panelWidth: string;
      door?: components['schemas']['AnsweredDoor'];
      /** @description Page where a person can look at the door and change it. */
      configuratorUrl?: string;
      /** @description Its price in EUR without VAT, supply only. Absent on custom_quote, as is door. */
      estimatedPrice?: number;
      /** @description Its price in EUR with VAT, supply only: what a consumer pays. Absent on custom_quote. */
      estimatedPriceInclVat?: number;
    };
    /**
     * AnsweredDoor
     * @description A complete door, ready to be sent as it is. Only a door that the caller sent carries assumed.
     */
    AnsweredDoor: WithRequired<
      components['schemas']['Door'],
      | 'preset'
      | 'doorType'
      | 'doorTypeKey'
      | 'opWidth'
      | 'opHeight'
      | 'doorLeafWidth'
      | 'doorHeightMm'
      | 'leftPanels'
      | 'rightPanels'
      | 'topPanel'
      | 'bifoldConfig'
      | 'design'
    > & {
      /** @description Names of the fields that were not given and were filled with the standard layout. */
      assumed?: (
        | 'preset'
        | 'doorType'
        | 'doorTypeKey'
        | 'opWidth'
        | 'opHeight'
        | 'doorLeafWidth'
        | 'doorHeightMm'
        | 'leftPanels'
        | 'rightPanels'
        | 'topPanel'
        | 'bifoldConfig'
      )[];
      /** @description Picture of the door to scale, as SVG. */
      drawingUrl: string;
      /** @description The same picture as PNG. */
      imageUrl: string;
      /** @description Page where a person can look at the door and change it. */
      configuratorUrl: string;
      /** @description The whole door in one short text. */
      design: string;
    };
    /** InternalDoorEstimatedDoor */
    InternalDoorEstimatedDoor: WithRequired<
      components['schemas']['Door'],
      | 'preset'
      | 'doorType'
      | 'doorTypeKey'
      | 'opWidth'
      | 'opHeight'
      | 'doorLeafWidth'
      | 'doorHeightMm'
      | 'leftPanels'
      | 'rightPanels'
      | 'topPanel'
      | 'bifoldConfig'
      | 'design'
    > & {
      /** @description Price in EUR without VAT, supply only; 0 when it has none. */
      estimatedPrice: number;
      /** @description Price in EUR with VAT, supply only, in whole euro: what a consumer pays; 0 when it has none. */
      estimatedPriceInclVat: number;
      /** @description Whether the door can be made. */
      valid: boolean;
      /** @description Why it has no price, in words for the customer: what cannot be made, or which details are missing; null when it has one. */
      validationMessage: string | null;
      /** @description The fields the door lacks, where that is all and some values fit: ask for them, or offer completion. Otherwise empty. */
      missing: ('bifoldConfig' | 'doorLeafWidth' | 'doorHeightMm')[];
      /** @description A door to offer in place of one that only lacks details; null where none is missing. */
      completion: {
        door: components['schemas']['AnsweredDoor'];
        /** @description Price in EUR without VAT, supply only; 0 when it has none. */
        estimatedPrice: number;
        /** @description Price in EUR with VAT, supply only, in whole euro: what a consumer pays; 0 when it has none. */
        estimatedPriceInclVat: number;
        /** @description What was filled in and what the door costs then, for the customer. */
        message: string;
        /** @description Picture of the door to scale, as SVG. */
        drawingUrl: string;
        /** @description The same picture as PNG. */
        imageUrl: string;
      } | null;
      /** @description What the door costs in every opening within toleranceMm. Only where that was given. */
      range?: {
        /** @description The least it can cost, in EUR without VAT; null when none can be made. */
        priceFrom: number | null;
        /** @description The most it can cost, in EUR without VAT. */
        priceTo: number | null;
        /** @description The least with VAT. */
        priceFromInclVat: number | null;
        /** @description The most with VAT. */
        priceToInclVat: number | null;
        /**
         * @description Whether the door can be made in every such opening.
         * @enum {string}
         */
        makeable: 'all' | 'some' | 'none';
        /** @description The narrowest and lowest opening in which it cannot be made; null when it can in all. */
        firstIssue: {
          /** @description Stable code of what is wrong, e.g. PANEL_REQUIRED. */
          code: string;
          /** @description The field of the door to change. */
          field: string;
          /** @description Width of that opening in mm. */
          opWidth: number;
          /** @description Height of that opening in mm. */
          opHeight: number;
          /** @description What is wrong there, in words for the customer. */
          message: string;
        } | null;
      };
      /** @description Names of the fields that were not given and were filled with the standard layout. */
      assumed: (
        | 'preset'
        | 'doorType'
        | 'doorTypeKey'
        | 'opWidth'
        | 'opHeight'
        | 'doorLeafWidth'
        | 'doorHeightMm'
        | 'leftPanels'
        | 'rightPanels'
        | 'topPanel'
        | 'bifoldConfig'
      )[];
      /** @description How the price comes about; null when the door cannot be made. */
      breakdown: {
        /** @description Chargeable area of all pieces in m². */
        chargeableAreaM2: number;
        /** @description Weeks for this door by itself. */
        leadTimeWeeks: number;
        /** @description The lines add up to estimatedPrice exactly. */
        lines: {
          /**
           * @description What the line is for.
           * @enum {string}
           */
          item:
            | 'door'
            | 'base'
            | 'side_panels'
            | 'transom'
            | 'rounding'
            | 'glazing_bars'
            | 'glass'
            | 'finish'
            | 'handle'
            | 'lock';
          /** @description Number of pieces. */
          quantity: number;
          /** @description Chargeable area of one piece in m²; 0 for lines without an area. */
          areaM2: number;
          /** @description Amount of the line in EUR without VAT, to the cent. */
          amount: number;
        }[];
      } | null;
      /** @description Picture of the door to scale, as SVG. */
      drawingUrl: string;
      /** @description The same picture as PNG. */
      imageUrl: string;
      /** @description Page where a person can look at the door and change it. */
      configuratorUrl: string;
      /** @description The whole door in one short text. */
      design: string;
    };
    /**
     * InternalDoorRecommendRequest
     * @description An opening and the door the customer has in mind for it. No personal data is needed.
     */
    InternalDoorRecommendRequest: {
      /** @description The wall opening. It replaces opWidth and opHeight of the selected door. */
      opening: {
        /** @description Width of the wall opening in mm, a whole number from 1 to 99999. */
        widthMm: number;
        /** @description Height of the wall opening in mm, a whole number from 1 to 99999. */
        heightMm: number;
      };
      selectedDoor: components['schemas']['Door'];
      /** @description What matters to the customer; both false when left out. */
      preferences?: {
        /** @description Whether nearly all of the opening has to be free to walk through. */
        needsFullWidthAccess?: boolean;
        /** @description Whether small savings count and a narrower way through is acceptable. */
        budgetSensitive?: boolean;
      };
    };
    /**
     * InternalDoorRecommendResponse
     * @description Layouts for one opening, compared with the selected one.
     */
    InternalDoorRecommendResponse: {
      /** @description The wall opening. It replaces opWidth and opHeight of the selected door. */
      opening: {
        /** @description Width of the wall opening in mm, a whole number from 1 to 99999. */
        widthMm: number;
        /** @description Height of the wall opening in mm, a whole number from 1 to 99999. */
        heightMm: number;
      };
      /** @description Id of the option that is the selected door; empty where the selected door was empty. */
      selectedOptionId: string;
      /** @description Id of the recommended option; null when the selected door is best or nothing suits. */
      recommendedOptionId: string | null;
      /** @description Why it is recommended, or why nothing is, for the customer. */
      reason: string;
      /** @description The preferences that were applied. */
      preferences: {
        /** @description Whether nearly all of the opening has to be free to walk through. */
        needsFullWidthAccess: boolean;
        /** @description Whether small savings count and a narrower way through is acceptable. */
        budgetSensitive: boolean;
      };
      /** @description The selected door first, unless it was empty, then what may be recommended by price, then what else can be made. */
      options: components['schemas']['InternalDoorOption'][];
      /** @description Rate of VAT in the figures named InclVat, in per cent. It is that of doors supplied only; for fitted work the rate is settled in the offer. */
      vatRatePercent: number;
      /** @description Version of the price book these figures come from. */
      priceBookVersion: string;
      /** @description Fields of the request that nobody read, such as /doors/0/colour: a name misspelled, or one for another endpoint. At most 20; absent where every field was read. */
      ignored?: string[];
      /**
       * @description Whether a test key was used. Absent with any other key, and without one.
       * @constant
       */
      test?: true;
    };
    /** InternalDoorOption */
    InternalDoorOption: {
      /** @description Identifies the option within this response, e.g. single-hinged-l0r1. */
      id: string;
      /** @description Name of the layout for the customer. */
      label: string;
      /** @description Whether this is the door the customer has now. */
      selected: boolean;
      /** @description Whether it can be made; only the selected one may not be. */
      valid: boolean;
      door: components['schemas']['AnsweredDoor'];
      /** @description Price in EUR without VAT, supply only; 0 when it has none. */
      estimatedPrice: number;
      /** @description Price in EUR with VAT, supply only, in whole euro: what a consumer pays; 0 when it has none. */
      estimatedPriceInclVat: number;
      /** @description Chargeable area in m²; 0 when it cannot be made. */
      chargeableAreaM2: number;
      /** @description Selected price minus this one, in EUR without VAT; negative when dearer, 0 when the selected cannot be made. */
      savingsComparedToSelected: number;
      /** @description The same with VAT: the difference of the prices with VAT. */
      savingsComparedToSelectedInclVat: number;
      /** @description The net saving in per cent of the selected price, to one decimal. */
      savingsPercentComparedToSelected: number;
      /** @description What speaks for it, in sentences for the customer. */
      pros: string[];
      /** @description What speaks against it, in sentences for the customer. */
      tradeoffs: string[];
      /** @description Why it has no price, for the customer: what cannot be made, or which details are missing; null when it has one. */
      validationMessage: string | null;
      /** @description The fields the door lacks, where that is all and some values fit: ask for them, or offer completion. Otherwise empty. */
      missing?: ('bifoldConfig' | 'doorLeafWidth' | 'doorHeightMm')[];
      /** @description A door to offer in place of one that only lacks details; null where none is missing. */
      completion?: {
        door: components['schemas']['AnsweredDoor'];
        /** @description Price in EUR without VAT, supply only; 0 when it has none. */
        estimatedPrice: number;
        /** @description Price in EUR with VAT, supply only, in whole euro: what a consumer pays; 0 when it has none. */
        estimatedPriceInclVat: number;
        /** @description What was filled in and what the door costs then, for the customer. */
        message: string;
        /** @description Picture of the door to scale, as SVG. */
        drawingUrl: string;
        /** @description The same picture as PNG. */
        imageUrl: string;
      } | null;
    };
    /**
     * InternalDoorFindRequest
     * @description An opening and what matters to the customer. No personal data is needed.
     */
    InternalDoorFindRequest: {
      /** @description The wall opening. It replaces opWidth and opHeight of the selected door. */
      opening: {
        /** @description Width of the wall opening in mm, a whole number from 1 to 99999. */
        widthMm: number;
        /** @description Height of the wall opening in mm, a whole number from 1 to 99999. */
        heightMm: number;
      };
      /** @description What the customer can pay in all, in EUR with VAT. Dearer doors are listed too, and marked. */
      budgetEur?: number;
      /** @description The least width to walk through, in mm, with all leaves open. */
      minClearWidthMm?: number;
      /** @description The most weeks until the doors are ready. */
      maxLeadTimeWeeks?: number;
      /** @description Whether nearly all of the opening has to be free to walk through. */
      fullWidthAccess?: boolean;
      /** @description Whether no leaf may swing into the room: only sliding and bi-fold doors. */
      noSwing?: boolean;
      /** @description Whether fixed panels are wanted too. */
      fixed?: boolean;
      /** @description Door types to consider. By default every type that opens. */
      doorTypeKeys?: (
        | 'SINGLE_HINGED'
        | 'DOUBLE_HINGED'
        | 'DOUBLE_HINGED_ACTIVE_PASSIVE'
        | 'SLIDING'
        | 'DOUBLE_SLIDING'
        | 'PIVOT'
        | 'FIX_PANEL'
        | 'BIFOLD'
      )[];
      /** @description Height of the wall in mm; it is drawn and does not change the door. */
      wallHeight?: number | string;
      /** @description Finish: "RAL 7016", a HEX colour or a plain name such as anthracite. When left out the standard finish. */
      frameColor?: string;
      /** @description Where the hinges are, or the way it slides: left or right, seen from the room. */
      hingeSide?: ('left' | 'right') | '';
      /** @description Glazing bars: columns × rows of panes in each leaf and side panel, e.g. "2x4"; "1x1" is none. */
      glazingBars?: string;
      /** @description Key of a glass that limits lists, e.g. SATIN. When left out clear safety glass. */
      glass?: string;
      /** @description Key of a handle that limits lists, e.g. LEVER. When left out none. */
      handle?: string;
      /** @description Whether it has a lock: yes or no. */
      lock?: string;
      /** @description Number of such doors, 1 to 50; at most 200 pieces in a request. */
      quantity?: number | string;
      /** @description Where it goes, e.g. Kitchen; at most 60 characters. */
      room?: string;
    };
    /**
     * InternalDoorFindResponse
     * @description The doors that meet the needs of a customer.
     */
    InternalDoorFindResponse: {
      /** @description The wall opening. It replaces opWidth and opHeight of the selected door. */
      opening: {
        /** @description Width of the wall opening in mm, a whole number from 1 to 99999. */
        widthMm: number;
        /** @description Height of the wall opening in mm, a whole number from 1 to 99999. */
        heightMm: number;
      };
      /** @description The cheapest door, or which need leaves none, for the customer. */
      message: string;
      /** @description How many layouts meet the needs, the budget aside. */
      count: number;
      /** @description Those that no other beats in price, clear width and lead time at once, the cheapest first. */
      options: components['schemas']['InternalDoorFoundOption'][];
      /** @description Rate of VAT in the figures named InclVat, in per cent. It is that of doors supplied only; for fitted work the rate is settled in the offer. */
      vatRatePercent: number;
      /** @description Version of the price book these figures come from. */
      priceBookVersion: string;
      /** @description Fields of the request that nobody read, such as /doors/0/colour: a name misspelled, or one for another endpoint. At most 20; absent where every field was read. */
      ignored?: string[];
      /**
       * @description Whether a test key was used. Absent with any other key, and without one.
       * @constant
       */
      test?: true;
    };
    /** InternalDoorFoundOption */
    InternalDoorFoundOption: {
      /** @description Identifies the option within this response, e.g. single-hinged-l0r1. */
      id: string;
      /** @description Name of the layout for the customer. */
      label: string;
      door: components['schemas']['AnsweredDoor'];
      /** @description Price in EUR without VAT, supply only; 0 when it has none. */
      estimatedPrice: number;
      /** @description Price in EUR with VAT, supply only, in whole euro: what a consumer pays; 0 when it has none. */
      estimatedPriceInclVat: number;
      /** @description Chargeable area in m². */
      chargeableAreaM2: number;
      /** @description Width to walk through in mm, with all leaves open; 0 for a fixed panel. */
      clearWidthMm: number;
      /** @description Weeks until it is ready. */
      leadTimeWeeks: number;
      /** @description Whether all pieces cost no more than budgetEur; null without one. */
      withinBudget: boolean | null;
      /** @description What speaks for it, in sentences for the customer. */
      pros: string[];
      /** @description What speaks against it, in sentences for the customer. */
      tradeoffs: string[];
    };
    /**
     * InternalDoorCompareRequest
     * @description Doors to compare. No personal data is needed.
     */
    InternalDoorCompareRequest: {
      /** @description The doors, 2 to 4. The others are compared with the first; one without a size takes its opening, and its extras where it names none. */
      doors?: components['schemas']['Door'][];
      /**
       * Format: door-order
       * @description Doors to go on from, in one text: the order of an answer, or the link to its doors. A door in doors then changes the one at its place ({} keeps it), and further doors are added.
       */
      order?: string;
    } & (
      | {
          doors: unknown[];
        }
      | {
          order: string;
        }
    );
    /**
     * InternalDoorCompareResponse
     * @description Doors side by side.
     */
    InternalDoorCompareResponse: {
      /** @description The doors of the request, in order. */
      doors: components['schemas']['InternalDoorComparedDoor'][];
      /** @description All in which the doors differ, besides price, clear width and lead time. */
      differences: {
        /** @description What differs, e.g. Leaves. */
        name: string;
        /** @description In words, for each door; "" where it is not known. */
        values: string[];
      }[];
      /** @description All doors of this answer in one text, with extras, quantities and missing details filled in: send it as order to go on from them. */
      order: string;
      /** @description Rate of VAT in the figures named InclVat, in per cent. It is that of doors supplied only; for fitted work the rate is settled in the offer. */
      vatRatePercent: number;
      /** @description Version of the price book these figures come from. */
      priceBookVersion: string;
      /** @description Fields of the request that nobody read, such as /doors/0/colour: a name misspelled, or one for another endpoint. At most 20; absent where every field was read. */
      ignored?: string[];
      /**
       * @description Whether a test key was used. Absent with any other key, and without one.
       * @constant
       */
      test?: true;
    };
    /** InternalDoorComparedDoor */
    InternalDoorComparedDoor: {
      /** @description Layout and extras, for the customer. */
      label: string;
      /** @description Whether it can be made. */
      valid: boolean;
      door: components['schemas']['AnsweredDoor'];
      /** @description Price in EUR without VAT, supply only; 0 when it has none. */
      estimatedPrice: number;
      /** @description Price in EUR with VAT, supply only, in whole euro: what a consumer pays; 0 when it has none. */
      estimatedPriceInclVat: number;
      /** @description Its price minus that of the first door, for one piece in EUR without VAT; 0 unless both can be made. */
      differenceToFirst: number;
      /** @description The same with VAT: the difference of the prices with VAT. */
      differenceToFirstInclVat: number;
      /** @description Width to walk through in mm, with all leaves open; 0 where nothing opens or it cannot be made. */
      clearWidthMm: number;
      /** @description Weeks for this door by itself; 0 when it cannot be made. */
      leadTimeWeeks: number;
      /** @description Why it has no price, for the customer: what cannot be made, or which details are missing; null when it has one. */
      validationMessage: string | null;
      /** @description The fields the door lacks, where that is all and some values fit: ask for them, or offer completion. Otherwise empty. */
      missing: ('bifoldConfig' | 'doorLeafWidth' | 'doorHeightMm')[];
      /** @description A door to offer in place of one that only lacks details; null where none is missing. */
      completion: {
        door: components['schemas']['AnsweredDoor'];
        /** @description Price in EUR without VAT, supply only; 0 when it has none. */
        estimatedPrice: number;
        /** @description Price in EUR with VAT, supply only, in whole euro: what a consumer pays; 0 when it has none. */
        estimatedPriceInclVat: number;
        /** @description What was filled in and what the door costs then, for the customer. */
        message: string;
        /** @description Picture of the door to scale, as SVG. */
        drawingUrl: string;
        /** @description The same picture as PNG. */
        imageUrl: string;
      } | null;
      nearest?: components['schemas']['InternalDoorSuggestion'];
    };
    /**
     * ProductsResponse
     * @description What doors there are and what they cost at least.
     */
    ProductsResponse: {
      /** @description All products. */
      products: components['schemas']['CatalogueProduct'][];
      /** @description Rate of VAT in the figures named InclVat, in per cent. It is that of doors supplied only; for fitted work the rate is settled in the offer. */
      vatRatePercent: number;
      /** @description About the catalogue as a whole. */
      meta: {
        /** @description Number of products. */
        count: number;
        /** @description Currency of all prices: EUR. */
        currency: string;
        /** @description What all prices include and exclude. */
        priceDisclaimer: string;
        /** @description Address of the endpoint that stores an estimate with a review link. */
        quoteApi: string;
        /** @description Address of the developer documentation. */
        docsUrl: string;
        /** @description When the catalogue was last updated, as a timestamp. */
        updatedAt: string;
      };
      /**
       * @description Whether a test key was used. Absent with any other key, and without one.
       * @constant
       */
      test?: true;
    };
    /** CatalogueProduct */
    CatalogueProduct: {
      /** @description Product identifier, stable. */
      id: string;
      /** @description Last part of the product page address. */
      slug: string;
      /** @description Name of the product. */
      name: string;
      /** @description What it is, in a sentence. */
      description: string;
      /** @description Name of the range it belongs to. */
      brand: string;
      /** @description Stock label, e.g. in_stock. */
      availability: string;
      /** @description Address of the product page. */
      url: string;
      /** @description Address of the main picture, a PNG. */
      image: string;
      /** @description Addresses of more pictures, as SVG. */
      additionalImages: string[];
      /** @description Price of the minimum standard configuration in EUR without VAT, supply only; excludes ironmongery, decorative glazing bars, special glass and non-standard RAL finishes. priceNote says what it includes. */
      startingPriceEur: number;
      /** @description The same price with VAT, supply only, in whole euro: what a consumer pays. */
      startingPriceInclVatEur: number;
      /** @description Currency of the prices: EUR. */
      currency: string;
      /** @description What the starting price without VAT stands for, to be shown beside it. */
      priceNote: string;
    };
    /**
     * InternalDoorLimitsResponse
     * @description What internal glazed doors can be made.
     */
    InternalDoorLimitsResponse: {
      /** @description All types, in the order of the price list. */
      doorTypes: {
        /**
         * @description Key of the type.
         * @enum {string}
         */
        doorTypeKey:
          | 'SINGLE_HINGED'
          | 'DOUBLE_HINGED'
          | 'DOUBLE_HINGED_ACTIVE_PASSIVE'
          | 'SLIDING'
          | 'DOUBLE_SLIDING'
          | 'PIVOT'
          | 'FIX_PANEL'
          | 'BIFOLD';
        /** @description What the type is called on the price list. */
        label: string;
        /** @description Numbers of leaves it comes with. */
        leaves: number[];
        /** @description Width of one leaf, or of the active leaf. */
        leafWidth: {
          /** @description The least, in mm. */
          minMm: number;
          /** @description The most, in mm. */
          maxMm: number;
        };
        /** @description Width of the passive leaf, which is narrower than the active one; null for other types. */
        passiveLeafWidth: {
          /** @description The least, in mm. */
          minMm: number;
          /** @description The most, in mm. */
          maxMm: number;
        } | null;
        /** @description Width of the opening the door fills by itself, without side panels. Beyond that, side panels are needed. */
        doorWidth: {
          /** @description The least, in mm. */
          minMm: number;
          /** @description The most, in mm. */
          maxMm: number;
        };
        /** @description Height of the door. Beyond that, a transom is needed above it. */
        doorHeight: {
          /** @description The least, in mm. */
          minMm: number;
          /** @description The most, in mm. */
          maxMm: number;
        };
        /** @description Height of the opening, a transom included. */
        openingHeight: {
          /** @description The least, in mm. */
          minMm: number;
          /** @description The most, in mm. */
          maxMm: number;
        };
        /** @description For bi-fold doors: what bifoldConfig can be; empty for other types. */
        bifoldConfigs: {
          /**
           * @description To be sent as it is.
           * @enum {string}
           */
          bifoldConfig: '2L' | '3L' | '4L';
          /** @description Number of leaves. */
          leaves: number;
          /** @description Width of the opening the door fills by itself, without side panels. */
          doorWidth: {
            /** @description The least, in mm. */
            minMm: number;
            /** @description The most, in mm. */
            maxMm: number;
          };
        }[];
      }[];
      /** @description Fixed glazed panels beside the door. */
      sidePanels: {
        /** @description Width of one side panel; all panels of a door are equally wide. */
        width: {
          /** @description The least, in mm. */
          minMm: number;
          /** @description The most, in mm. */
          maxMm: number;
        };
        /** @description The most there can be on one side of the door. */
        maximumPerSide: number;
      };
      /** @description A fixed glazed panel above the door. */
      transom: {
        /** @description Height of the transom. */
        height: {
          /** @description The least, in mm. */
          minMm: number;
          /** @description The most, in mm. */
          maxMm: number;
        };
      };
      /** @description Width of the widest opening there is a door for, side panels included, in mm. */
      maximumOpeningWidthMm: number;
      /** @description What can be chosen for a door besides its layout, with net prices. */
      extras: {
        /** @description Glazing bars; null where none are offered. */
        glazingBars: {
          /** @description Price of a metre of bar in EUR without VAT. */
          perMetreEur: number;
          /** @description The most columns of panes. */
          mostColumns: number;
          /** @description The most rows of panes. */
          mostRows: number;
          /** @description Weeks it adds to the lead time of a door; the slowest extra counts. */
          weeks: number;
        } | null;
        /** @description Kinds of glass. */
        glass: {
          /** @description To be sent as it is. */
          key: string;
          /** @description What it is called on the price list. */
          label: string;
          /** @description Price of a square metre in EUR without VAT. */
          perSquareMetreEur: number;
          /** @description Weeks it adds to the lead time of a door; the slowest extra counts. */
          weeks: number;
        }[];
        /** @description Finishes; null where only the standard one is offered. */
        finish: {
          /** @description Finishes without a charge. */
          standard: string[];
          /** @description Charge for any other finish, in per cent of the price without extras. */
          percent: number;
          /** @description The least it costs, in EUR without VAT. */
          leastEur: number;
          /** @description Weeks it adds to the lead time of a door; the slowest extra counts. */
          weeks: number;
        } | null;
        /** @description Handles. */
        handles: {
          /** @description To be sent as it is. */
          key: string;
          /** @description What it is called on the price list. */
          label: string;
          /** @description Price of one in EUR without VAT. */
          eachEur: number;
          /** @description Weeks it adds to the lead time of a door; the slowest extra counts. */
          weeks: number;
        }[];
        /** @description A lock; null where none is offered. */
        lock: {
          /** @description Price of one in EUR without VAT. */
          eachEur: number;
          /** @description Weeks it adds to the lead time of a door; the slowest extra counts. */
          weeks: number;
        } | null;
        /** @description The most pieces of a request, all quantities added up. */
        mostPieces: number;
      };
      /** @description What each preset stands for. */
      presets: {
        /**
         * @description To be sent as it is.
         * @enum {string}
         */
        preset:
          | 'single-no-panels'
          | 'single-left-panel'
          | 'single-right-panel'
          | 'single-both-panels'
          | 'double-no-panels'
          | 'double-left-panel'
          | 'double-right-panel'
          | 'double-both-panels';
        /**
         * @description Key of the type.
         * @enum {string}
         */
        doorTypeKey:
          | 'SINGLE_HINGED'
          | 'DOUBLE_HINGED'
          | 'DOUBLE_HINGED_ACTIVE_PASSIVE'
          | 'SLIDING'
          | 'DOUBLE_SLIDING'
          | 'PIVOT'
          | 'FIX_PANEL'
          | 'BIFOLD';
        /** @description Side panels left of the door. */
        leftPanels: number;
        /** @description Side panels right of the door. */
        rightPanels: number;
        /** @description The same in words. */
        meaning: string;
      }[];
      /** @description Fields of a door that have to be given in some cases; all others may be left out. */
      conditionallyRequired: {
        /**
         * @description Name of the field of a door.
         * @enum {string}
         */
        field:
          | 'preset'
          | 'doorType'
          | 'doorTypeKey'
          | 'opWidth'
          | 'opHeight'
          | 'doorLeafWidth'
          | 'doorHeightMm'
          | 'leftPanels'
          | 'rightPanels'
          | 'topPanel'
          | 'bifoldConfig';
        /** @description Condition under which the field is required. */
        requiredWhen: string;
      }[];
      /** @description Version of the price book these figures come from. */
      priceBookVersion: string;
      /**
       * @description Whether a test key was used. Absent with any other key, and without one.
       * @constant
       */
      test?: true;
    };
    /**
     * MakerResponse
     * @description What the maker has said about prices, terms and doors.
     */
    MakerResponse: {
      /** @description Name of the maker. */
      maker: string;
      /** @description Price, terms, doors offered and how to reach the maker. */
      answers: components['schemas']['MakerAnswer'][];
      /**
       * Format: uri
       * @description The same as a page for people.
       */
      faqUrl: string;
      /**
       * Format: uri
       * @description How to measure an opening, with drawings.
       */
      measuringUrl: string;
      /**
       * @description Whether a test key was used. Absent with any other key, and without one.
       * @constant
       */
      test?: true;
    };
    /**
     * MakerAnswer
     * @description An answer to a common question.
     */
    MakerAnswer: {
      /** @description What it is about, such as "Lead time". */
      topic: string;
      /** @description Null where the maker has not said anything: do not guess, ask them. */
      answer: string | null;
    };
    /** DoorQuoteRequest */
    DoorQuoteRequest: {
      /** @description A label for the calling platform. */
      source?: string;
      /** @description The partner's or session's identifier. */
      sourceId?: string;
      /** @description True for a dry run: nothing is stored, so an Idempotency-Key has no effect, and quoteUrl carries the doors in itself. */
      estimateOnly?: boolean;
      customer: components['schemas']['DoorQuoteCustomer'];
      /** @description The doors to review, 1 to 20: any door of an answer, or a preset and sizes. What cannot be made is accepted and explained on the page. */
      doors?: (
        | (components['schemas']['Door'] & {
            doorTypeKey: string;
          })
        | (components['schemas']['Door'] & {
            design: string;
          })
        | components['schemas']['DoorQuoteDoor']
      )[];
      /**
       * Format: door-order
       * @description Doors to go on from, in one text: the order of an answer, or the link to its doors. A door in doors then changes the one at its place ({} keeps it), and further doors are added.
       */
      order?: string;
      consent?: components['schemas']['Consent'];
      /** @description For callers that cannot set the Idempotency-Key header: the same key repeats the first answer. */
      idempotencyKey?: string;
    } & (
      | {
          doors: unknown[];
        }
      | {
          order: string;
        }
    );
    /**
     * DoorQuoteCustomer
     * @description Who asks, to fill in the contact fields of the review page.
     */
    DoorQuoteCustomer: {
      /** @description The person's first and last name, at least 3 characters. */
      name: string;
      /**
       * Format: idn-email
       * @description One plain e-mail address; internationalised addresses are welcome.
       */
      email: string;
      /**
       * Format: phone
       * @description A valid phone number; read as Irish when it has no country code.
       */
      phone?: string;
    };
    /**
     * DoorQuoteDoor
     * @description A hinged door by its preset and sizes, which are numbers here.
     */
    DoorQuoteDoor: {
      /** @description A single or double door with no, left, right or both side panels. Given fields beat it. */
      preset?:
        | (
            | 'single-no-panels'
            | 'single-left-panel'
            | 'single-right-panel'
            | 'single-both-panels'
            | 'double-no-panels'
            | 'double-left-panel'
            | 'double-right-panel'
            | 'double-both-panels'
          )
        | '';
      /** @description Single or Double hinged; when left out that of the preset, else Single. */
      doorType?: ('Single' | 'Double') | '';
      /** @description Width of the wall opening in mm, a number from 1 to 99999; fractions are rounded. */
      opWidth?: number;
      /** @description Height of the wall opening in mm, a number from 1 to 99999; fractions are rounded. */
      opHeight?: number;
      /** @description Width of one side panel in mm. The door gets what the panels leave of the opening; when left out the standard layout decides. */
      panelsWidth?: number;
      /** @description Number of side panels left of the door, 0 to 3. */
      leftPanels?: number;
      /** @description Number of side panels right of the door, 0 to 3. */
      rightPanels?: number;
      /** @description Height of the wall in mm; it is drawn and does not change the door. */
      wallHeight?: number;
      /** @description HEX colour of the frame, such as #1c1c1e or #fff. */
      frameColor?: string;
      /** @description Where the hinges are, or the way it slides: left or right, seen from the room. */
      hingeSide?: ('left' | 'right') | '';
      /** @description Whether it opens in or out, seen from the room. */
      opening?: ('in' | 'out') | '';
      /** @description Glazing bars: columns × rows of panes in each leaf and side panel, e.g. "2x4"; "1x1" is none. */
      glazingBars?: string;
      /** @description Key of a glass that limits lists, e.g. SATIN. When left out clear safety glass. */
      glass?: string;
      /** @description Key of a handle that limits lists, e.g. LEVER. When left out none. */
      handle?: string;
      /** @description Whether it has a lock: yes or no. */
      lock?: string;
      /** @description Number of such doors, 1 to 50; at most 200 pieces in a request. */
      quantity?: number | string;
      /** @description Where it goes, e.g. Kitchen; at most 60 characters. */
      room?: string;
      /**
       * @description Blank here: a door with a type is one of an answer, and its sizes are strings.
       * @constant
       */
      doorTypeKey?: '';
      /**
       * @description Blank here: a door with a design is one of an answer, and its sizes are strings.
       * @constant
       */
      design?: '';
    };
    /**
     * Consent
     * @description Evidence that the person asked to be contacted; stored with the enquiry.
     */
    Consent: {
      /**
       * @description True: the person agreed to be contacted. Where they did not, nothing may be sent.
       * @constant
       */
      granted: true;
      /** @description The words the person agreed to. */
      text?: string;
      /**
       * Format: date-or-date-time
       * @description When: an RFC 3339 date-time or date.
       */
      at?: string;
    };
    /** DoorQuoteResponse */
    DoorQuoteResponse: {
      /** @description True. */
      success: boolean;
      /** @description Identifier of the stored quote; starts with dry_ on a dry run. */
      id: string;
      /** @description Page where the person reviews the doors with their prices and submits the enquiry. Present it as a link; it works for 90 days. */
      quoteUrl: string;
      /** @description The page shows the price. Reserved; null. */
      priceEstimate: number | null;
      /** @description Price per square metre. Reserved; null. */
      pricePerM2: number | null;
      /** @description The page shows the lead time. Reserved; null. */
      leadTimeWeeks: number | null;
      /** @description Currency of the prices on the page: EUR. */
      currency: string;
      /** @description Number of pieces in the request, quantities counted. */
      doorsCount: number;
      /** @description Fields of the request that nobody read, such as /doors/0/colour: a name misspelled, or one for another endpoint. At most 20; absent where every field was read. */
      ignored?: string[];
      /**
       * @description Whether a test key was used. Absent with any other key, and without one.
       * @constant
       */
      test?: true;
    };
    /** ContactRequest */
    ContactRequest: {
      /** @description A label for the calling platform. */
      source?: string;
      /** @description The partner's or session's identifier. */
      sourceId?: string;
      customer: components['schemas']['Customer'];
      /** @description The enquiry, 5 to 1500 characters. */
      message: string;
      consent?: components['schemas']['Consent'];
      /** @description For callers that cannot set the Idempotency-Key header: the same key repeats the first answer. */
      idempotencyKey?: string;
    };
    /**
     * Customer
     * @description Who asks. Sent only after the person asked to be contacted.
     */
    Customer: {
      /** @description The person's first and last name, at least 3 characters. */
      name: string;
      /**
       * Format: idn-email
       * @description One plain e-mail address; internationalised addresses are welcome.
       */
      email: string;
      /**
       * Format: phone
       * @description A valid phone number; read as Irish when it has no country code.
       */
      phone?: string;
      /** @description The company the person writes for. */
      company?: string;
    };
    /** SubmissionResponse */
    SubmissionResponse: {
      success: boolean;
      /** @description Identifier of the stored enquiry. */
      id: string;
      /** @description The store the enquiry went to. */
      collection: string;
      /** @description The reference of the enquiry, short enough to say on the phone. */
      reference: string;
      /** @description Confirmation for people, with the reference, and the names of fields that were not read. */
      message: string;
      /** @description Fields of the request that nobody read, such as /doors/0/colour: a name misspelled, or one for another endpoint. At most 20; absent where every field was read. */
      ignored?: string[];
      /**
       * @description Whether a test key was used. Absent with any other key, and without one.
       * @constant
       */
      test?: true;
    };
    /** QuoteRequest */
    QuoteRequest: {
      /** @description A label for the calling platform. */
      source?: string;
      /** @description The partner's or session's identifier. */
      sourceId?: string;
      customer: components['schemas']['Customer'];
      /** @description The project behind the request. */
      project?: {
        /** @description The requirements in natural language. */
        message?: string;
        /**
         * Format: uri
         * @description The page the person came from, http or https.
         */
        fromPage?: string;
      };
      /** @description The product asked for, in free words. */
      product?: string;
      /** @description Anything else worth saying. */
      comments?: string;
      /** @description Up to 20 doors; split larger projects. Any door of an answer, or a door in free words: no lead is lost to a size. */
      doors?: components['schemas']['DoorInWords'][];
      /**
       * Format: door-order
       * @description Doors to go on from, in one text: the order of an answer, or the link to its doors. A door in doors then changes the one at its place ({} keeps it), and further doors are added.
       */
      order?: string;
      /** @description True for supply and fitting, false for supply only. */
      supplyAndInstall?: boolean;
      /** @description Eircode of the site, or any words that locate it. */
      eirCode?: string;
      /** @description Up to 10 links to drawings, photos or plans. */
      attachments?: components['schemas']['Attachment'][];
      consent?: components['schemas']['Consent'];
      /** @description For callers that cannot set the Idempotency-Key header: the same key repeats the first answer. */
      idempotencyKey?: string;
    };
    /**
     * DoorInWords
     * @description An internal door, as in an estimate, with sizes and extras in any words: what is no size or extra of ours is kept as it was said.
     */
    DoorInWords: {
      /** @description Name of a preset: single- or double- followed by no-panels, left-panel, right-panel or both-panels. Any other text is a free label without effect. Given fields beat the preset. */
      preset?: string;
      /** @description Display label of the type, e.g. "Pivot door", or Single or Double. Read only when doorTypeKey is not given. */
      doorType?: string;
      /** @description Door type. When left out: the type of doorType or preset, else SINGLE_HINGED. */
      doorTypeKey?:
        | (
            | 'SINGLE_HINGED'
            | 'DOUBLE_HINGED'
            | 'DOUBLE_HINGED_ACTIVE_PASSIVE'
            | 'SLIDING'
            | 'DOUBLE_SLIDING'
            | 'PIVOT'
            | 'FIX_PANEL'
            | 'BIFOLD'
          )
        | '';
      /** @description Width of the wall opening in mm, as digits, e.g. "1800". When left out a standard width is assumed. */
      opWidth?: string;
      /** @description Height of the wall opening in mm, as digits, e.g. "2100". When left out a standard height is assumed. */
      opHeight?: string;
      /** @description Width in mm of one leaf, or of the active leaf. Required with side panels and for active/passive doors when opWidth is given without a known preset; otherwise the opening decides. */
      doorLeafWidth?: string;
      /** @description Height in mm of the door below a transom. Required with a transom when opHeight is given. Smaller than opHeight without topPanel: a transom is implied. */
      doorHeightMm?: string;
      /** @description Number of fixed glazed side panels left of the door: "0" to "3". */
      leftPanels?: string;
      /** @description Number of fixed glazed side panels right of the door: "0" to "3". */
      rightPanels?: string;
      /** @description Transom (glazed panel above the door): yes or no; 1, true, y, on, 0, false, n, off, none work too. */
      topPanel?: string;
      /** @description Number of leaves of a bi-fold door: 2L, 3L or 4L. Required for BIFOLD, without effect elsewhere. */
      bifoldConfig?: ('2L' | '3L' | '4L') | '';
      /**
       * Format: door-design
       * @description The whole door in one short text, as links carry it: every answered door has it. Given alone it is that door; fields given beside it override it.
       */
      design?: string;
      /** @description Height of the wall in mm; it is drawn and does not change the door. */
      wallHeight?: string | number | boolean;
      /** @description Finish: "RAL 7016", a HEX colour or a plain name such as anthracite. When left out the standard finish. */
      frameColor?: string | number | boolean;
      /** @description Where the hinges are, or the way it slides: left or right, seen from the room. */
      hingeSide?: string | number | boolean;
      /** @description Whether it opens in or out, seen from the room. */
      opening?: string | number | boolean;
      /** @description Glazing bars: columns × rows of panes in each leaf and side panel, e.g. "2x4"; "1x1" is none. */
      glazingBars?: string | number | boolean;
      /** @description Key of a glass that limits lists, e.g. SATIN. When left out clear safety glass. */
      glass?: string | number | boolean;
      /** @description Key of a handle that limits lists, e.g. LEVER. When left out none. */
      handle?: string | number | boolean;
      /** @description Whether it has a lock: yes or no. */
      lock?: string | number | boolean;
      /** @description Number of such doors, 1 to 50; at most 200 pieces in a request. */
      quantity?: string | number | boolean;
      /** @description Where it goes, e.g. Kitchen; at most 60 characters. */
      room?: string | number | boolean;
    };
    /**
     * Attachment
     * @description A file kept elsewhere, named by its address.
     */
    Attachment: {
      /**
       * Format: uri
       * @description Absolute http or https address. It is stored, never fetched.
       */
      url?: string;
      /** @description A free label, such as drawing or photo. */
      type?: string;
      /** @description What the file shows, in words. */
      description?: string;
      /**
       * Format: date-or-date-time
       * @description When the link expires: an RFC 3339 date-time or date.
       */
      expiresAt?: string;
    };
    /**
     * SentEnquiry
     * @description How an enquiry stands. No personal data.
     */
    SentEnquiry: {
      /** @description Identifier of the enquiry. */
      id: string;
      /** @description The reference of the enquiry, short enough to say on the phone. */
      reference: string;
      /** @description The store the enquiry went to. */
      collection: string;
      /**
       * Format: date-time
       * @description When the enquiry came in.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When something about it last changed; each such change is an enquiry.updated event, or an enquiry.changed one where the customer changed the doors.
       */
      updatedAt: string;
      /**
       * @description received; in_progress once the customer was contacted or has an offer; won or lost; or withdrawn.
       * @enum {string}
       */
      state: 'received' | 'in_progress' | 'won' | 'lost' | 'withdrawn';
      /** @description Reserved for a firm offer. Null for now. */
      offer: Record<string, never> | null;
      /**
       * @description Whether a test key was used. Absent with any other key, and without one.
       * @constant
       */
      test?: true;
    };
    /** WithdrawRequest */
    WithdrawRequest: {
      /** @description Why, in words, for the sales staff. */
      reason?: string;
    };
    /** EnquiryEvent */
    EnquiryEvent: {
      /** @description What happened. More values may come. */
      type: string;
      /**
       * Format: date-time
       * @description When it happened; the same on every repeat.
       */
      timestamp: string;
      data: components['schemas']['EnquiryEventData'];
    };
    /**
     * EnquiryEventData
     * @description Which enquiry it is about. No personal data, unless the caller put some into its labels.
     */
    EnquiryEventData: {
      /** @description The id of the enquiry, as it was answered when it was sent. */
      id: string;
      /** @description What the customer says on the phone. */
      reference: string;
      /** @description contact_requests, internal_door_quotes or security_door_quotes. */
      collection: string;
      /** @description How it stood when this was sent: new; held where it may be spam and a person has to look at it first; or rejected by that person. More values may come. */
      status: string;
      /**
       * Format: date-time
       * @description When the enquiry was sent.
       */
      receivedAt: string;
      /** @description The source that the caller gave, word for word; for what came from one of our pages, its name. Null if none. */
      source: string | null;
      /** @description The sourceId that the caller gave, word for word. Null if none. */
      sourceId: string | null;
      /** @description The id of the quote it was sent from. Null if none. */
      quoteId: string | null;
    };
    /** QuoteEvent */
    QuoteEvent: {
      /** @description What happened. More values may come. */
      type: string;
      /**
       * Format: date-time
       * @description When it happened; the same on every repeat.
       */
      timestamp: string;
      data: components['schemas']['QuoteEventData'];
    };
    /**
     * QuoteEventData
     * @description Which stored estimate it is about. No personal data, unless the caller put some into its labels.
     */
    QuoteEventData: {
      /** @description The id of the stored estimate, as it was answered when it was made. */
      id: string;
      /** @description How many doors it holds, quantities counted. */
      doorsCount: number;
      /**
       * Format: date-time
       * @description When the estimate was stored.
       */
      createdAt: string;
      /** @description The source that the caller gave, word for word; for what came from one of our pages, its name. Null if none. */
      source: string | null;
      /** @description The sourceId that the caller gave, word for word. Null if none. */
      sourceId: string | null;
      /** @description The same as id: events of the enquiry that it becomes have it too. */
      quoteId: string;
      /** @description Null: a stored estimate has none until it becomes an enquiry. */
      reference: string | null;
    };
    /** PingEvent */
    PingEvent: {
      /** @constant */
      type: 'ping';
      /**
       * Format: date-time
       * @description When it was sent.
       */
      timestamp: string;
      data: components['schemas']['PingEventData'];
    };
    /**
     * PingEventData
     * @description Nothing happened: there is nothing to do.
     */
    PingEventData: {
      /** @description The endpoint it was sent to. */
      endpointId: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: {
    /** @description Names this request when you report something to us; the same as `requestId` of a problem. */
    'X-Request-Id': string;
    /** @description Calls left and seconds until the next is free, as in `"anonymous";r=7;t=31`. */
    RateLimit: string;
    /** @description The limit that applies, as in `"anonymous";q=10;w=60`. */
    'RateLimit-Policy': string;
    /** @description `true` where this repeats the answer to an earlier request with the same idempotency key. */
    'Idempotent-Replayed': 'true';
  };
  pathItems: never;
}
export interface operations {
  estimateInternalDoorPrice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InternalDoorEstimateRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InternalDoorEstimateResponse'];
        };
      };
      /** @description `invalid_request`: The request is not valid. `malformed_json`: The body is not JSON. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unknown_key`: This API key is not known. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: The body is larger than 100 KB. */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unsupported_media_type`: The body must be application/json. `unsupported_content_encoding`: Compressed bodies are not read. */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: Too many requests. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Something went wrong on our side. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  recommendInternalDoorConfiguration: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InternalDoorRecommendRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InternalDoorRecommendResponse'];
        };
      };
      /** @description `invalid_request`: The request is not valid. `malformed_json`: The body is not JSON. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unknown_key`: This API key is not known. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: The body is larger than 100 KB. */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unsupported_media_type`: The body must be application/json. `unsupported_content_encoding`: Compressed bodies are not read. */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: Too many requests. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Something went wrong on our side. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  findInternalDoors: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InternalDoorFindRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InternalDoorFindResponse'];
        };
      };
      /** @description `invalid_request`: The request is not valid. `malformed_json`: The body is not JSON. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unknown_key`: This API key is not known. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: The body is larger than 100 KB. */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unsupported_media_type`: The body must be application/json. `unsupported_content_encoding`: Compressed bodies are not read. */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: Too many requests. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Something went wrong on our side. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  compareInternalDoors: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InternalDoorCompareRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InternalDoorCompareResponse'];
        };
      };
      /** @description `invalid_request`: The request is not valid. `malformed_json`: The body is not JSON. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unknown_key`: This API key is not known. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: The body is larger than 100 KB. */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unsupported_media_type`: The body must be application/json. `unsupported_content_encoding`: Compressed bodies are not read. */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: Too many requests. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Something went wrong on our side. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listInternalDoorProducts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductsResponse'];
        };
      };
      /** @description `unknown_key`: This API key is not known. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: Too many requests. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Something went wrong on our side. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  describeInternalDoorLimits: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InternalDoorLimitsResponse'];
        };
      };
      /** @description `unknown_key`: This API key is not known. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: Too many requests. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Something went wrong on our side. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  describeMaker: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MakerResponse'];
        };
      };
      /** @description `unknown_key`: This API key is not known. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: Too many requests. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Something went wrong on our side. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createInternalDoorQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description A key of your own for this request: 1 to 255 printable ASCII characters, bare or in double quotes that do not count. The same key and body within 24 hours repeat the first answer, with Idempotent-Replayed: true; another body under the same key is refused with 422. It has no effect on what stores nothing. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DoorQuoteRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'Idempotent-Replayed': components['headers']['Idempotent-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoorQuoteResponse'];
        };
      };
      /** @description `invalid_request`: The request is not valid. `malformed_json`: The body is not JSON. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unknown_key`: This API key is not known. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `spam_rejected`: The enquiry looks like spam. */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `request_in_progress`: A request with this idempotency key is still running. */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: The body is larger than 100 KB. */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unsupported_content_encoding`: Compressed bodies are not read. */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `idempotency_key_reused`: This idempotency key belongs to another request. */
      422: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: Too many requests. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Something went wrong on our side. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `store_unavailable`: Enquiries cannot be stored at the moment. */
      503: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  submitContactEnquiry: {
    parameters: {
      query?: never;
      header?: {
        /** @description A key of your own for this request: 1 to 255 printable ASCII characters, bare or in double quotes that do not count. The same key and body within 24 hours repeat the first answer, with Idempotent-Replayed: true; another body under the same key is refused with 422. It has no effect on what stores nothing. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContactRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'Idempotent-Replayed': components['headers']['Idempotent-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubmissionResponse'];
        };
      };
      /** @description `invalid_request`: The request is not valid. `malformed_json`: The body is not JSON. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unknown_key`: This API key is not known. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `spam_rejected`: The enquiry looks like spam. */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `request_in_progress`: A request with this idempotency key is still running. `duplicate_submission`: This enquiry has just been submitted. */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. Sent with `request_in_progress` only. */
          'Retry-After'?: number;
          'Idempotent-Replayed': components['headers']['Idempotent-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: The body is larger than 100 KB. */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unsupported_content_encoding`: Compressed bodies are not read. */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `idempotency_key_reused`: This idempotency key belongs to another request. */
      422: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: Too many requests. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Something went wrong on our side. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `store_unavailable`: Enquiries cannot be stored at the moment. */
      503: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  submitInternalDoorsQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description A key of your own for this request: 1 to 255 printable ASCII characters, bare or in double quotes that do not count. The same key and body within 24 hours repeat the first answer, with Idempotent-Replayed: true; another body under the same key is refused with 422. It has no effect on what stores nothing. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'Idempotent-Replayed': components['headers']['Idempotent-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubmissionResponse'];
        };
      };
      /** @description `invalid_request`: The request is not valid. `malformed_json`: The body is not JSON. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unknown_key`: This API key is not known. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `spam_rejected`: The enquiry looks like spam. */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `request_in_progress`: A request with this idempotency key is still running. `duplicate_submission`: This enquiry has just been submitted. */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. Sent with `request_in_progress` only. */
          'Retry-After'?: number;
          'Idempotent-Replayed': components['headers']['Idempotent-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: The body is larger than 100 KB. */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unsupported_content_encoding`: Compressed bodies are not read. */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `idempotency_key_reused`: This idempotency key belongs to another request. */
      422: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: Too many requests. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Something went wrong on our side. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `store_unavailable`: Enquiries cannot be stored at the moment. */
      503: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  submitSecurityDoorsQuote: {
    parameters: {
      query?: never;
      header?: {
        /** @description A key of your own for this request: 1 to 255 printable ASCII characters, bare or in double quotes that do not count. The same key and body within 24 hours repeat the first answer, with Idempotent-Replayed: true; another body under the same key is refused with 422. It has no effect on what stores nothing. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          'Idempotent-Replayed': components['headers']['Idempotent-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubmissionResponse'];
        };
      };
      /** @description `invalid_request`: The request is not valid. `malformed_json`: The body is not JSON. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unknown_key`: This API key is not known. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `spam_rejected`: The enquiry looks like spam. */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `request_in_progress`: A request with this idempotency key is still running. `duplicate_submission`: This enquiry has just been submitted. */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. Sent with `request_in_progress` only. */
          'Retry-After'?: number;
          'Idempotent-Replayed': components['headers']['Idempotent-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: The body is larger than 100 KB. */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unsupported_content_encoding`: Compressed bodies are not read. */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `idempotency_key_reused`: This idempotency key belongs to another request. */
      422: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: Too many requests. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Something went wrong on our side. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `store_unavailable`: Enquiries cannot be stored at the moment. */
      503: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getEnquiry: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the enquiry, as it was answered when it was sent. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SentEnquiry'];
        };
      };
      /** @description `unknown_key`: This API key is not known. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: There is nothing at this address. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: Too many requests. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Something went wrong on our side. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `store_unavailable`: Enquiries cannot be stored at the moment. */
      503: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  withdrawEnquiry: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the enquiry, as it was answered when it was sent. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WithdrawRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SentEnquiry'];
        };
      };
      /** @description `invalid_request`: The request is not valid. `malformed_json`: The body is not JSON. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unknown_key`: This API key is not known. */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `not_found`: There is nothing at this address. */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `enquiry_closed`: This enquiry is closed. */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `payload_too_large`: The body is larger than 100 KB. */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `unsupported_content_encoding`: Compressed bodies are not read. */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `rate_limited`: Too many requests. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `internal_error`: Something went wrong on our side. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `store_unavailable`: Enquiries cannot be stored at the moment. */
      503: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimit-Policy'];
          /** @description Whole seconds to wait before trying again. */
          'Retry-After': number;
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
}
type WithRequired<T, K extends keyof T> = T & {
  [P in K]-?: T[P];
};
