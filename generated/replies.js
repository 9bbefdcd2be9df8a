// Written by scripts/generate.ts from spec/. Do not edit.
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: !0 });
}, __copyProps = (to, from, except, desc) => {
  if (from && typeof from == "object" || typeof from == "function")
    for (let key of __getOwnPropNames(from))
      !__hasOwnProp.call(to, key) && key !== except && __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: !0 }), mod);

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// scripts/validator-formats.ts
var validator_formats_exports = {};
__export(validator_formats_exports, {
  formats: () => formats
});
var DATE_TIME, daysIn, isDateTime, formats, init_validator_formats = __esm({
  "scripts/validator-formats.ts"() {
    "use strict";
    DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:Z|[+-](\d\d):(\d\d))$/i, daysIn = (year, month) => month === 2 ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28 : [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0, isDateTime = (text) => {
      let found = DATE_TIME.exec(text);
      if (found === null) return !1;
      let [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offsetHour = 0, offsetMinute = 0] = found.slice(1).map((part) => Number(part ?? 0));
      return hour < 24 && minute < 60 && second < 60 && offsetHour < 24 && offsetMinute < 60 && day >= 1 && day <= daysIn(year, month);
    }, formats = {
      "date-time": isDateTime,
      uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
      uri: (text) => URL.canParse(text),
      "uri-reference": (text) => URL.canParse(text, "http://localhost"),
      password: !0,
      double: !0
    };
  }
});

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return !0;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return !1;
        var length, i, keys;
        if (Array.isArray(a)) {
          if (length = a.length, length != b.length) return !1;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return !1;
          return !0;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        if (keys = Object.keys(a), length = keys.length, length !== Object.keys(b).length) return !1;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return !1;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return !1;
        }
        return !0;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

// <stdin>
var v0 = validate52;
var schema21 = { $id: "/schemas/LivenessState", type: "string", enum: ["ok"] };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data !== "ok") {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema21.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "number" && isFinite(data)) {
    if (data < 0 || isNaN(data)) {
      let err0 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.uptime_seconds === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "uptime_seconds" }, message: "must have required property 'uptime_seconds'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before1 = errors;
    for (let key0 in data) {
      if (errors - before1 >= 3) break;
      if (!(key0 === "status" || key0 === "uptime_seconds")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    data.status !== void 0 && (validate54(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length)), data.uptime_seconds !== void 0 && (validate56(data.uptime_seconds, { instancePath: instancePath + "/uptime_seconds", parentData: data, parentDataProperty: "uptime_seconds", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before2 = errors;
    for (let key0 in data) {
      if (errors - before2 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate53(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v1 = validate59;
var func1 = require_ucs2length().default, schema24 = { $id: "/schemas/ErrorDetail", type: "object", additionalProperties: !1, required: ["detail", "error_code", "error_category", "retryable", "retry_after", "instance", "title", "type"], properties: { detail: { type: "string", minLength: 1 }, error_code: { $ref: "/schemas/ErrorCode" }, error_category: { $ref: "/schemas/ErrorCategory" }, retryable: { type: "boolean" }, retry_after: { type: ["integer", "null"], minimum: 1 }, instance: { $ref: "/schemas/Uuid" }, title: { $ref: "/schemas/ErrorTitle" }, type: { type: "string", format: "uri" } } }, schema25 = { $id: "/schemas/ErrorCode", type: "integer", enum: [1e3, 1001, 1002, 2e3, 2001, 3e3, 3001, 3002, 4e3, 4001, 4002, 5e3, 5001, 5002, 6e3, 7e3, 8e3, 8001, 8002] };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === 1e3 || data === 1001 || data === 1002 || data === 2e3 || data === 2001 || data === 3e3 || data === 3001 || data === 3002 || data === 4e3 || data === 4001 || data === 4002 || data === 5e3 || data === 5001 || data === 5002 || data === 6e3 || data === 7e3 || data === 8e3 || data === 8001 || data === 8002)) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema25.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate61.errors = vErrors, errors === 0;
}
validate61.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema26 = { $id: "/schemas/ErrorCategory", type: "string", enum: ["auth", "validation", "not_found", "conflict", "rate_limit", "budget_exhausted", "provider_error", "internal"] };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "auth" || data === "validation" || data === "not_found" || data === "conflict" || data === "rate_limit" || data === "budget_exhausted" || data === "provider_error" || data === "internal")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema26.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, pattern3 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern3.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$" }, message: 'must match pattern "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!formats0.test(data)) {
      let err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema28 = { $id: "/schemas/ErrorTitle", type: "string", enum: ["Authentication Error", "Validation Error", "Resource Not Found", "Resource Conflict", "Rate Limit Exceeded", "Budget Exhausted", "Provider Error", "Internal Server Error"] };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "Authentication Error" || data === "Validation Error" || data === "Resource Not Found" || data === "Resource Conflict" || data === "Rate Limit Exceeded" || data === "Budget Exhausted" || data === "Provider Error" || data === "Internal Server Error")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate67.errors = vErrors, errors === 0;
}
validate67.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var formats2 = (init_validator_formats(), __toCommonJS(validator_formats_exports)).formats.uri;
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.detail === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error_code === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_code" }, message: "must have required property 'error_code'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_category === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_category" }, message: "must have required property 'error_category'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.retryable === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retryable" }, message: "must have required property 'retryable'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.retry_after === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retry_after" }, message: "must have required property 'retry_after'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.instance === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instance" }, message: "must have required property 'instance'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.title === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.type === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    let before3 = errors;
    for (let key0 in data) {
      if (errors - before3 >= 3) break;
      if (!(key0 === "detail" || key0 === "error_code" || key0 === "error_category" || key0 === "retryable" || key0 === "retry_after" || key0 === "instance" || key0 === "title" || key0 === "type")) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.detail !== void 0) {
      let data0 = data.detail;
      if (typeof data0 == "string") {
        if (func1(data0) < 1) {
          let err9 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.error_code !== void 0 && (validate61(data.error_code, { instancePath: instancePath + "/error_code", parentData: data, parentDataProperty: "error_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length)), data.error_category !== void 0 && (validate63(data.error_category, { instancePath: instancePath + "/error_category", parentData: data, parentDataProperty: "error_category", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length)), data.retryable !== void 0 && typeof data.retryable != "boolean") {
      let err11 = { instancePath: instancePath + "/retryable", schemaPath: "#/properties/retryable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.retry_after !== void 0) {
      let data4 = data.retry_after;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
        let err12 = { instancePath: instancePath + "/retry_after", schemaPath: "#/properties/retry_after/type", keyword: "type", params: { type: schema24.properties.retry_after.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
        let err13 = { instancePath: instancePath + "/retry_after", schemaPath: "#/properties/retry_after/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.instance !== void 0 && (validate65(data.instance, { instancePath: instancePath + "/instance", parentData: data, parentDataProperty: "instance", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.title !== void 0 && (validate67(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length)), data.type !== void 0) {
      let data7 = data.type;
      if (typeof data7 == "string") {
        if (!formats2(data7)) {
          let err14 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before4 = errors;
    for (let key0 in data) {
      if (errors - before4 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && data.data !== null) {
      let err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error !== void 0) {
      let data1 = data.error;
      if (typeof data1 == "string") {
        if (func1(data1) < 1) {
          let err6 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.error_detail !== void 0 && (validate60(data.error_detail, { instancePath: instancePath + "/error_detail", parentData: data, parentDataProperty: "error_detail", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length)), data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (data3 !== !1) {
        let err9 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !1 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v2 = validate70, schema29 = { $id: "/schemas/ProblemDetail", type: "object", additionalProperties: !1, required: ["type", "title", "status", "detail", "instance", "error_code", "error_category", "retryable", "retry_after"], properties: { type: { type: "string", format: "uri" }, title: { $ref: "/schemas/ErrorTitle" }, status: { type: "integer", minimum: 400, maximum: 599 }, detail: { type: "string", minLength: 1 }, instance: { $ref: "/schemas/Uuid" }, error_code: { $ref: "/schemas/ErrorCode" }, error_category: { $ref: "/schemas/ErrorCategory" }, retryable: { type: "boolean" }, retry_after: { type: ["integer", "null"], minimum: 1 } } }, func3 = Object.prototype.hasOwnProperty;
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.status === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.detail === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instance" }, message: "must have required property 'instance'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.error_code === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_code" }, message: "must have required property 'error_code'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_category === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_category" }, message: "must have required property 'error_category'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.retryable === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retryable" }, message: "must have required property 'retryable'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.retry_after === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retry_after" }, message: "must have required property 'retry_after'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    let before5 = errors;
    for (let key0 in data) {
      if (errors - before5 >= 3) break;
      if (!func3.call(schema29.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 == "string") {
        if (!formats2(data0)) {
          let err10 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.title !== void 0 && (validate67(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length)), data.status !== void 0) {
      let data2 = data.status;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err12 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 599 || isNaN(data2)) {
          let err13 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data2 < 400 || isNaN(data2)) {
          let err14 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.detail !== void 0) {
      let data3 = data.detail;
      if (typeof data3 == "string") {
        if (func1(data3) < 1) {
          let err15 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.instance !== void 0 && (validate65(data.instance, { instancePath: instancePath + "/instance", parentData: data, parentDataProperty: "instance", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.error_code !== void 0 && (validate61(data.error_code, { instancePath: instancePath + "/error_code", parentData: data, parentDataProperty: "error_code", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length)), data.error_category !== void 0 && (validate63(data.error_category, { instancePath: instancePath + "/error_category", parentData: data, parentDataProperty: "error_category", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length)), data.retryable !== void 0 && typeof data.retryable != "boolean") {
      let err17 = { instancePath: instancePath + "/retryable", schemaPath: "#/properties/retryable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.retry_after !== void 0) {
      let data8 = data.retry_after;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)) && data8 !== null) {
        let err18 = { instancePath: instancePath + "/retry_after", schemaPath: "#/properties/retry_after/type", keyword: "type", params: { type: schema29.properties.retry_after.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err19 = { instancePath: instancePath + "/retry_after", schemaPath: "#/properties/retry_after/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate70.errors = vErrors, errors === 0;
}
validate70.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v3 = validate75;
var schema32 = { $id: "/schemas/ReadinessVerdict", type: "string", enum: ["ok", "unavailable"] };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "ok" || data === "unavailable")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate77.errors = vErrors, errors === 0;
}
validate77.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate76.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.uptime_seconds === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "uptime_seconds" }, message: "must have required property 'uptime_seconds'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before6 = errors;
    for (let key0 in data) {
      if (errors - before6 >= 3) break;
      if (!(key0 === "status" || key0 === "uptime_seconds")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    data.status !== void 0 && (validate77(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.uptime_seconds !== void 0 && (validate56(data.uptime_seconds, { instancePath: instancePath + "/uptime_seconds", parentData: data, parentDataProperty: "uptime_seconds", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate76.errors = vErrors, errors === 0;
}
validate76.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before7 = errors;
    for (let key0 in data) {
      if (errors - before7 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate76(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate75.errors = vErrors, errors === 0;
}
validate75.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v4 = validate81;
var schema34 = { $id: "/schemas/ReadinessStatus", type: "object", additionalProperties: !1, required: ["status", "uptime_seconds", "persistence", "message_bus", "providers", "telemetry", "version"], properties: { status: { $ref: "/schemas/ReadinessVerdict" }, uptime_seconds: { $ref: "/schemas/UptimeSeconds" }, persistence: { type: "boolean" }, message_bus: { type: "boolean" }, providers: { type: ["boolean", "null"] }, telemetry: { $ref: "/schemas/TelemetryState" }, version: { type: "string" } } }, schema35 = { $id: "/schemas/TelemetryState", type: "string", enum: ["enabled", "disabled"] };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "enabled" || data === "disabled")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema35.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate85.errors = vErrors, errors === 0;
}
validate85.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.uptime_seconds === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "uptime_seconds" }, message: "must have required property 'uptime_seconds'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.persistence === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "persistence" }, message: "must have required property 'persistence'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.message_bus === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message_bus" }, message: "must have required property 'message_bus'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.providers === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "providers" }, message: "must have required property 'providers'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.telemetry === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "telemetry" }, message: "must have required property 'telemetry'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.version === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    let before8 = errors;
    for (let key0 in data) {
      if (errors - before8 >= 3) break;
      if (!(key0 === "status" || key0 === "uptime_seconds" || key0 === "persistence" || key0 === "message_bus" || key0 === "providers" || key0 === "telemetry" || key0 === "version")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.status !== void 0 && (validate77(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.uptime_seconds !== void 0 && (validate56(data.uptime_seconds, { instancePath: instancePath + "/uptime_seconds", parentData: data, parentDataProperty: "uptime_seconds", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.persistence !== void 0 && typeof data.persistence != "boolean") {
      let err8 = { instancePath: instancePath + "/persistence", schemaPath: "#/properties/persistence/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.message_bus !== void 0 && typeof data.message_bus != "boolean") {
      let err9 = { instancePath: instancePath + "/message_bus", schemaPath: "#/properties/message_bus/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.providers !== void 0) {
      let data4 = data.providers;
      if (typeof data4 != "boolean" && data4 !== null) {
        let err10 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/type", keyword: "type", params: { type: schema34.properties.providers.type }, message: "must be boolean,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.telemetry !== void 0 && (validate85(data.telemetry, { instancePath: instancePath + "/telemetry", parentData: data, parentDataProperty: "telemetry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length)), data.version !== void 0 && typeof data.version != "string") {
      let err11 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate82.errors = vErrors, errors === 0;
}
validate82.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before9 = errors;
    for (let key0 in data) {
      if (errors - before9 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate82(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate81.errors = vErrors, errors === 0;
}
validate81.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v5 = validate88;
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate88.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate81(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, _valid0)
    var props0 = !0;
  let _errs2 = errors;
  validate59(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (valid0 = valid0 || _valid0, _valid0 && props0 !== !0 && (props0 = !0), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate88.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate88.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var v6 = validate91;
var schema38 = { $id: "/schemas/CapabilitiesResponse", type: "object", additionalProperties: !1, required: ["explain_chat", "propose", "group_chat", "invites", "direct_mcp", "charter", "concern_routing", "multi_voice", "webhooks", "oauth", "mcp_server", "metrics", "websocket", "telemetry", "durable_persistence"], properties: { explain_chat: { type: "boolean" }, propose: { type: "boolean" }, group_chat: { type: "boolean" }, invites: { type: "boolean" }, direct_mcp: { type: "boolean" }, charter: { type: "boolean" }, concern_routing: { type: "boolean" }, multi_voice: { type: "boolean" }, webhooks: { type: "boolean" }, oauth: { type: "boolean" }, mcp_server: { type: "boolean" }, metrics: { type: "boolean" }, websocket: { type: "boolean" }, telemetry: { type: "boolean" }, durable_persistence: { type: "boolean" } } };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.explain_chat === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "explain_chat" }, message: "must have required property 'explain_chat'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.propose === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "propose" }, message: "must have required property 'propose'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.group_chat === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "group_chat" }, message: "must have required property 'group_chat'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.invites === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invites" }, message: "must have required property 'invites'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.direct_mcp === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "direct_mcp" }, message: "must have required property 'direct_mcp'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.charter === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "charter" }, message: "must have required property 'charter'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.concern_routing === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "concern_routing" }, message: "must have required property 'concern_routing'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.multi_voice === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "multi_voice" }, message: "must have required property 'multi_voice'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.webhooks === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "webhooks" }, message: "must have required property 'webhooks'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.oauth === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "oauth" }, message: "must have required property 'oauth'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.mcp_server === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mcp_server" }, message: "must have required property 'mcp_server'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.metrics === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metrics" }, message: "must have required property 'metrics'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.websocket === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "websocket" }, message: "must have required property 'websocket'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.telemetry === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "telemetry" }, message: "must have required property 'telemetry'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.durable_persistence === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "durable_persistence" }, message: "must have required property 'durable_persistence'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    let before10 = errors;
    for (let key0 in data) {
      if (errors - before10 >= 3) break;
      if (!func3.call(schema38.properties, key0)) {
        let err15 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.explain_chat !== void 0 && typeof data.explain_chat != "boolean") {
      let err16 = { instancePath: instancePath + "/explain_chat", schemaPath: "#/properties/explain_chat/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.propose !== void 0 && typeof data.propose != "boolean") {
      let err17 = { instancePath: instancePath + "/propose", schemaPath: "#/properties/propose/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.group_chat !== void 0 && typeof data.group_chat != "boolean") {
      let err18 = { instancePath: instancePath + "/group_chat", schemaPath: "#/properties/group_chat/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.invites !== void 0 && typeof data.invites != "boolean") {
      let err19 = { instancePath: instancePath + "/invites", schemaPath: "#/properties/invites/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.direct_mcp !== void 0 && typeof data.direct_mcp != "boolean") {
      let err20 = { instancePath: instancePath + "/direct_mcp", schemaPath: "#/properties/direct_mcp/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.charter !== void 0 && typeof data.charter != "boolean") {
      let err21 = { instancePath: instancePath + "/charter", schemaPath: "#/properties/charter/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.concern_routing !== void 0 && typeof data.concern_routing != "boolean") {
      let err22 = { instancePath: instancePath + "/concern_routing", schemaPath: "#/properties/concern_routing/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.multi_voice !== void 0 && typeof data.multi_voice != "boolean") {
      let err23 = { instancePath: instancePath + "/multi_voice", schemaPath: "#/properties/multi_voice/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.webhooks !== void 0 && typeof data.webhooks != "boolean") {
      let err24 = { instancePath: instancePath + "/webhooks", schemaPath: "#/properties/webhooks/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.oauth !== void 0 && typeof data.oauth != "boolean") {
      let err25 = { instancePath: instancePath + "/oauth", schemaPath: "#/properties/oauth/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.mcp_server !== void 0 && typeof data.mcp_server != "boolean") {
      let err26 = { instancePath: instancePath + "/mcp_server", schemaPath: "#/properties/mcp_server/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.metrics !== void 0 && typeof data.metrics != "boolean") {
      let err27 = { instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.websocket !== void 0 && typeof data.websocket != "boolean") {
      let err28 = { instancePath: instancePath + "/websocket", schemaPath: "#/properties/websocket/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.telemetry !== void 0 && typeof data.telemetry != "boolean") {
      let err29 = { instancePath: instancePath + "/telemetry", schemaPath: "#/properties/telemetry/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
    if (data.durable_persistence !== void 0 && typeof data.durable_persistence != "boolean") {
      let err30 = { instancePath: instancePath + "/durable_persistence", schemaPath: "#/properties/durable_persistence/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
  } else {
    let err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
  }
  return validate92.errors = vErrors, errors === 0;
}
validate92.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before11 = errors;
    for (let key0 in data) {
      if (errors - before11 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate92(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate91.errors = vErrors, errors === 0;
}
validate91.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v7 = validate94;
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate94.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate94.errors = vErrors, errors === 0;
}
validate94.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var v8 = validate95;
var pattern4 = new RegExp("^3\\.1\\.", "u");
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.openapi === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "openapi" }, message: "must have required property 'openapi'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.info === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "info" }, message: "must have required property 'info'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.paths === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paths" }, message: "must have required property 'paths'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.openapi !== void 0) {
      let data0 = data.openapi;
      if (typeof data0 == "string") {
        if (!pattern4.test(data0)) {
          let err3 = { instancePath: instancePath + "/openapi", schemaPath: "#/properties/openapi/pattern", keyword: "pattern", params: { pattern: "^3\\.1\\." }, message: 'must match pattern "^3\\.1\\."' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/openapi", schemaPath: "#/properties/openapi/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.info !== void 0) {
      let data1 = data.info;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        let err5 = { instancePath: instancePath + "/info", schemaPath: "#/properties/info/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.paths !== void 0) {
      let data2 = data.paths;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        let err6 = { instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate95.errors = vErrors, errors === 0;
}
validate95.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v9 = validate96;
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate97.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.expires_in === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_in" }, message: "must have required property 'expires_in'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.must_change_password === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "must_change_password" }, message: "must have required property 'must_change_password'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before12 = errors;
    for (let key0 in data) {
      if (errors - before12 >= 3) break;
      if (!(key0 === "expires_in" || key0 === "must_change_password")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.expires_in !== void 0) {
      let data0 = data.expires_in;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        let err4 = { instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.must_change_password !== void 0 && typeof data.must_change_password != "boolean") {
      let err5 = { instancePath: instancePath + "/must_change_password", schemaPath: "#/properties/must_change_password/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate97.errors = vErrors, errors === 0;
}
validate97.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate96.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before13 = errors;
    for (let key0 in data) {
      if (errors - before13 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate97(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate96.errors = vErrors, errors === 0;
}
validate96.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v10 = validate99;
var pattern5 = new RegExp("^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|system)$", "u");
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate101.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern5.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|system)$" }, message: 'must match pattern "^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|system)$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate101.errors = vErrors, errors === 0;
}
validate101.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema46 = { $id: "/schemas/HumanRole", type: "string", enum: ["ceo", "manager", "pair_programmer", "board_member", "observer", "system"] };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate103.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "ceo" || data === "manager" || data === "pair_programmer" || data === "board_member" || data === "observer" || data === "system")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema46.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate103.errors = vErrors, errors === 0;
}
validate103.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema47 = { $id: "/schemas/OrgRole", type: "string", enum: ["owner", "department_admin", "editor", "viewer"] };
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate105.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "owner" || data === "department_admin" || data === "editor" || data === "viewer")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema47.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate105.errors = vErrors, errors === 0;
}
validate105.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern6 = new RegExp("\\S", "u");
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate107.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern6.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate107.errors = vErrors, errors === 0;
}
validate107.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.username === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "username" }, message: "must have required property 'username'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.role === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.must_change_password === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "must_change_password" }, message: "must have required property 'must_change_password'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.org_roles === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "org_roles" }, message: "must have required property 'org_roles'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.scoped_departments === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scoped_departments" }, message: "must have required property 'scoped_departments'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before14 = errors;
    for (let key0 in data) {
      if (errors - before14 >= 3) break;
      if (!(key0 === "id" || key0 === "username" || key0 === "role" || key0 === "must_change_password" || key0 === "org_roles" || key0 === "scoped_departments")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.id !== void 0 && (validate101(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length)), data.username !== void 0) {
      let data1 = data.username;
      if (typeof data1 == "string") {
        if (func1(data1) > 128) {
          let err7 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func1(data1) < 1) {
          let err8 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.role !== void 0 && (validate103(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length)), data.must_change_password !== void 0 && typeof data.must_change_password != "boolean") {
      let err10 = { instancePath: instancePath + "/must_change_password", schemaPath: "#/properties/must_change_password/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.org_roles !== void 0) {
      let data4 = data.org_roles;
      if (Array.isArray(data4)) {
        let len0 = data4.length, before15 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before15 >= 3); i0++)
          validate105(data4[i0], { instancePath: instancePath + "/org_roles/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/org_roles", schemaPath: "#/properties/org_roles/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.scoped_departments !== void 0) {
      let data6 = data.scoped_departments;
      if (Array.isArray(data6)) {
        let len1 = data6.length, before16 = errors;
        for (let i1 = 0; i1 < len1 && !(errors - before16 >= 3); i1++)
          validate107(data6[i1], { instancePath: instancePath + "/scoped_departments/" + i1, parentData: data6, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/scoped_departments", schemaPath: "#/properties/scoped_departments/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate100.errors = vErrors, errors === 0;
}
validate100.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate99.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before17 = errors;
    for (let key0 in data) {
      if (errors - before17 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate100(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate99.errors = vErrors, errors === 0;
}
validate99.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v11 = validate110;
var pattern7 = new RegExp("^[A-Za-z0-9_-]{43}$", "u");
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate111.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ticket === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ticket" }, message: "must have required property 'ticket'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.expires_in === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_in" }, message: "must have required property 'expires_in'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before18 = errors;
    for (let key0 in data) {
      if (errors - before18 >= 3) break;
      if (!(key0 === "ticket" || key0 === "expires_in")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.ticket !== void 0) {
      let data0 = data.ticket;
      if (typeof data0 == "string") {
        if (!pattern7.test(data0)) {
          let err3 = { instancePath: instancePath + "/ticket", schemaPath: "#/properties/ticket/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{43}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{43}$"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/ticket", schemaPath: "#/properties/ticket/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.expires_in !== void 0) {
      let data1 = data.expires_in;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err5 = { instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
        let err6 = { instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate111.errors = vErrors, errors === 0;
}
validate111.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate110.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before19 = errors;
    for (let key0 in data) {
      if (errors - before19 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate111(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate110.errors = vErrors, errors === 0;
}
validate110.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v12 = validate113;
var schema52 = { $id: "/schemas/SessionResponse", type: "object", additionalProperties: !1, required: ["session_id", "user_id", "username", "ip_address", "user_agent", "created_at", "last_active_at", "expires_at", "is_current"], properties: { session_id: { type: "string", pattern: "^[0-9a-f]{32}$" }, user_id: { $ref: "/schemas/UserId" }, username: { type: "string", minLength: 1, maxLength: 128 }, ip_address: { type: "string" }, user_agent: { type: "string", maxLength: 512 }, created_at: { $ref: "/schemas/Timestamp" }, last_active_at: { $ref: "/schemas/Timestamp" }, expires_at: { $ref: "/schemas/Timestamp" }, is_current: { type: "boolean" } } }, pattern8 = new RegExp("^[0-9a-f]{32}$", "u");
var formats6 = (init_validator_formats(), __toCommonJS(validator_formats_exports)).formats["date-time"], pattern9 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate116.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern9.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!formats6(data)) {
      let err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate116.errors = vErrors, errors === 0;
}
validate116.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate114.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.session_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session_id" }, message: "must have required property 'session_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.user_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_id" }, message: "must have required property 'user_id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.username === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "username" }, message: "must have required property 'username'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.ip_address === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ip_address" }, message: "must have required property 'ip_address'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.user_agent === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_agent" }, message: "must have required property 'user_agent'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.created_at === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.last_active_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_active_at" }, message: "must have required property 'last_active_at'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.expires_at === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.is_current === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_current" }, message: "must have required property 'is_current'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    let before20 = errors;
    for (let key0 in data) {
      if (errors - before20 >= 3) break;
      if (!func3.call(schema52.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.session_id !== void 0) {
      let data0 = data.session_id;
      if (typeof data0 == "string") {
        if (!pattern8.test(data0)) {
          let err10 = { instancePath: instancePath + "/session_id", schemaPath: "#/properties/session_id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" }, message: 'must match pattern "^[0-9a-f]{32}$"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/session_id", schemaPath: "#/properties/session_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.user_id !== void 0 && (validate101(data.user_id, { instancePath: instancePath + "/user_id", parentData: data, parentDataProperty: "user_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length)), data.username !== void 0) {
      let data2 = data.username;
      if (typeof data2 == "string") {
        if (func1(data2) > 128) {
          let err12 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func1(data2) < 1) {
          let err13 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.ip_address !== void 0 && typeof data.ip_address != "string") {
      let err15 = { instancePath: instancePath + "/ip_address", schemaPath: "#/properties/ip_address/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.user_agent !== void 0) {
      let data4 = data.user_agent;
      if (typeof data4 == "string") {
        if (func1(data4) > 512) {
          let err16 = { instancePath: instancePath + "/user_agent", schemaPath: "#/properties/user_agent/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/user_agent", schemaPath: "#/properties/user_agent/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.created_at !== void 0 && (validate116(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), data.last_active_at !== void 0 && (validate116(data.last_active_at, { instancePath: instancePath + "/last_active_at", parentData: data, parentDataProperty: "last_active_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate116(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), data.is_current !== void 0 && typeof data.is_current != "boolean") {
      let err18 = { instancePath: instancePath + "/is_current", schemaPath: "#/properties/is_current/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate114.errors = vErrors, errors === 0;
}
validate114.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate113.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before21 = errors;
    for (let key0 in data) {
      if (errors - before21 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        let len0 = data0.length, before22 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before22 >= 3); i0++)
          validate114(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.error !== void 0 && data.error !== null) {
      let err6 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err7 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.success !== void 0) {
      let data4 = data.success;
      if (typeof data4 != "boolean") {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (data4 !== !0) {
        let err9 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate113.errors = vErrors, errors === 0;
}
validate113.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v13 = validate121;
var pattern10 = new RegExp("^[ \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$", "u");
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate124.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 128) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern10.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[ \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$" }, message: 'must match pattern "^[ \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]*[^\\s\\u0000-\\u001F\\u007F][^\\u0000-\\u001F\\u007F]*$"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate124.errors = vErrors, errors === 0;
}
validate124.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema57 = { $id: "/schemas/TimestampOrNull", type: ["string", "null"], format: "date-time", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" };
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate129.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema57.type }, message: "must be string,null" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string") {
    if (!pattern9.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!formats6(data)) {
      let err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate129.errors = vErrors, errors === 0;
}
validate129.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate122.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.role === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.user_id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_id" }, message: "must have required property 'user_id'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.last_four === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_four" }, message: "must have required property 'last_four'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.created_at === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.expires_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.revoked === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revoked" }, message: "must have required property 'revoked'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    let before23 = errors;
    for (let key0 in data) {
      if (errors - before23 >= 3) break;
      if (!(key0 === "id" || key0 === "name" || key0 === "role" || key0 === "user_id" || key0 === "last_four" || key0 === "created_at" || key0 === "expires_at" || key0 === "revoked")) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.id !== void 0 && (validate65(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.name !== void 0 && (validate124(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors), errors = vErrors.length)), data.role !== void 0 && (validate103(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length)), data.user_id !== void 0 && (validate101(data.user_id, { instancePath: instancePath + "/user_id", parentData: data, parentDataProperty: "user_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length)), data.last_four !== void 0) {
      let data4 = data.last_four;
      if (typeof data4 == "string") {
        if (func1(data4) > 4) {
          let err9 = { instancePath: instancePath + "/last_four", schemaPath: "#/properties/last_four/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func1(data4) < 4) {
          let err10 = { instancePath: instancePath + "/last_four", schemaPath: "#/properties/last_four/minLength", keyword: "minLength", params: { limit: 4 }, message: "must NOT have fewer than 4 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/last_four", schemaPath: "#/properties/last_four/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.created_at !== void 0 && (validate116(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate129(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length)), data.revoked !== void 0 && typeof data.revoked != "boolean") {
      let err12 = { instancePath: instancePath + "/revoked", schemaPath: "#/properties/revoked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate122.errors = vErrors, errors === 0;
}
validate122.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate121.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before24 = errors;
    for (let key0 in data) {
      if (errors - before24 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        let len0 = data0.length, before25 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before25 >= 3); i0++)
          validate122(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.error !== void 0 && data.error !== null) {
      let err6 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err7 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.success !== void 0) {
      let data4 = data.success;
      if (typeof data4 != "boolean") {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (data4 !== !0) {
        let err9 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate121.errors = vErrors, errors === 0;
}
validate121.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v14 = validate132;
var pattern12 = new RegExp("^ok_[A-Za-z0-9_-]{43}$", "u");
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate133.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.api_key === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "api_key" }, message: "must have required property 'api_key'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before26 = errors;
    for (let key0 in data) {
      if (errors - before26 >= 3) break;
      if (!(key0 === "key" || key0 === "api_key")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.key !== void 0 && (validate122(data.key, { instancePath: instancePath + "/key", parentData: data, parentDataProperty: "key", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors), errors = vErrors.length)), data.api_key !== void 0) {
      let data1 = data.api_key;
      if (typeof data1 == "string") {
        if (!pattern12.test(data1)) {
          let err3 = { instancePath: instancePath + "/api_key", schemaPath: "#/properties/api_key/pattern", keyword: "pattern", params: { pattern: "^ok_[A-Za-z0-9_-]{43}$" }, message: 'must match pattern "^ok_[A-Za-z0-9_-]{43}$"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/api_key", schemaPath: "#/properties/api_key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate133.errors = vErrors, errors === 0;
}
validate133.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before27 = errors;
    for (let key0 in data) {
      if (errors - before27 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate133(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate132.errors = vErrors, errors === 0;
}
validate132.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v15 = validate136;
var func0 = require_equal().default;
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate137.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.username === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "username" }, message: "must have required property 'username'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.role === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.must_change_password === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "must_change_password" }, message: "must have required property 'must_change_password'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.org_roles === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "org_roles" }, message: "must have required property 'org_roles'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.scoped_departments === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scoped_departments" }, message: "must have required property 'scoped_departments'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.created_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.updated_at === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    let before28 = errors;
    for (let key0 in data) {
      if (errors - before28 >= 3) break;
      if (!(key0 === "id" || key0 === "username" || key0 === "role" || key0 === "must_change_password" || key0 === "org_roles" || key0 === "scoped_departments" || key0 === "created_at" || key0 === "updated_at")) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.id !== void 0 && (validate101(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length)), data.username !== void 0) {
      let data1 = data.username;
      if (typeof data1 == "string") {
        if (func1(data1) > 128) {
          let err9 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func1(data1) < 1) {
          let err10 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.role !== void 0 && (validate103(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length)), data.must_change_password !== void 0 && typeof data.must_change_password != "boolean") {
      let err12 = { instancePath: instancePath + "/must_change_password", schemaPath: "#/properties/must_change_password/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.org_roles !== void 0) {
      let data4 = data.org_roles;
      if (Array.isArray(data4)) {
        let len0 = data4.length, before29 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before29 >= 3); i0++)
          validate105(data4[i0], { instancePath: instancePath + "/org_roles/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors), errors = vErrors.length);
        let i1 = data4.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data4[i1], data4[j0])) {
                  let err13 = { instancePath: instancePath + "/org_roles", schemaPath: "#/properties/org_roles/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                  break outer0;
                }
        }
      } else {
        let err14 = { instancePath: instancePath + "/org_roles", schemaPath: "#/properties/org_roles/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.scoped_departments !== void 0) {
      let data6 = data.scoped_departments;
      if (Array.isArray(data6)) {
        let len1 = data6.length, before30 = errors;
        for (let i2 = 0; i2 < len1 && !(errors - before30 >= 3); i2++)
          validate107(data6[i2], { instancePath: instancePath + "/scoped_departments/" + i2, parentData: data6, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      } else {
        let err15 = { instancePath: instancePath + "/scoped_departments", schemaPath: "#/properties/scoped_departments/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    data.created_at !== void 0 && (validate116(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate116(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length));
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate137.errors = vErrors, errors === 0;
}
validate137.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema62 = { $id: "/schemas/PaginationMeta", type: "object", additionalProperties: !1, required: ["limit", "next_cursor", "has_more"], properties: { limit: { type: "integer", minimum: 1, maximum: 200 }, next_cursor: { type: ["string", "null"], minLength: 1, maxLength: 512 }, has_more: { type: "boolean" } } };
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate145.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "limit" }, message: "must have required property 'limit'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.next_cursor === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" }, message: "must have required property 'next_cursor'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.has_more === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "has_more" }, message: "must have required property 'has_more'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    let before31 = errors;
    for (let key0 in data) {
      if (errors - before31 >= 3) break;
      if (!(key0 === "limit" || key0 === "next_cursor" || key0 === "has_more")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.limit !== void 0) {
      let data0 = data.limit;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 200 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.next_cursor !== void 0) {
      let data1 = data.next_cursor;
      if (typeof data1 != "string" && data1 !== null) {
        let err7 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: schema62.properties.next_cursor.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "string") {
        if (func1(data1) > 512) {
          let err8 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func1(data1) < 1) {
          let err9 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.has_more !== void 0 && typeof data.has_more != "boolean") {
      let err10 = { instancePath: instancePath + "/has_more", schemaPath: "#/properties/has_more/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate145.errors = vErrors, errors === 0;
}
validate145.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate147.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    let len0 = data.length, before32 = errors;
    for (let i0 = 0; i0 < len0 && !(errors - before32 >= 3); i0++)
      validate107(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
  } else {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate147.errors = vErrors, errors === 0;
}
validate147.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate136.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pagination === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pagination" }, message: "must have required property 'pagination'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.degraded_sources === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "degraded_sources" }, message: "must have required property 'degraded_sources'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.error === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error_detail === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.success === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before33 = errors;
    for (let key0 in data) {
      if (errors - before33 >= 3) break;
      if (!(key0 === "data" || key0 === "pagination" || key0 === "degraded_sources" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        if (data0.length > 200) {
          let err7 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data0.length, before34 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before34 >= 3); i0++)
          validate137(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pagination !== void 0 && (validate145(data.pagination, { instancePath: instancePath + "/pagination", parentData: data, parentDataProperty: "pagination", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.degraded_sources !== void 0 && (validate147(data.degraded_sources, { instancePath: instancePath + "/degraded_sources", parentData: data, parentDataProperty: "degraded_sources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err9 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err10 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.success !== void 0) {
      let data6 = data.success;
      if (typeof data6 != "boolean") {
        let err11 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (data6 !== !0) {
        let err12 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate136.errors = vErrors, errors === 0;
}
validate136.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v16 = validate150;
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate150.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before35 = errors;
    for (let key0 in data) {
      if (errors - before35 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate137(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate150.errors = vErrors, errors === 0;
}
validate150.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v17 = validate152;
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate153.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.username === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "username" }, message: "must have required property 'username'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.role === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    let before36 = errors;
    for (let key0 in data) {
      if (errors - before36 >= 3) break;
      if (!(key0 === "id" || key0 === "username" || key0 === "role")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.id !== void 0 && (validate101(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length)), data.username !== void 0) {
      let data1 = data.username;
      if (typeof data1 == "string") {
        if (func1(data1) > 128) {
          let err4 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func1(data1) < 1) {
          let err5 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    data.role !== void 0 && (validate103(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate153.errors = vErrors, errors === 0;
}
validate153.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate152.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before37 = errors;
    for (let key0 in data) {
      if (errors - before37 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        if (data0.length > 1e4) {
          let err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data0.length, before38 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before38 >= 3); i0++)
          validate153(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.error !== void 0 && data.error !== null) {
      let err7 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err8 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.success !== void 0) {
      let data4 = data.success;
      if (typeof data4 != "boolean") {
        let err9 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (data4 !== !0) {
        let err10 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate152.errors = vErrors, errors === 0;
}
validate152.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v18 = validate157;
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate158.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.needs_admin === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "needs_admin" }, message: "must have required property 'needs_admin'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.needs_setup === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "needs_setup" }, message: "must have required property 'needs_setup'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.has_providers === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "has_providers" }, message: "must have required property 'has_providers'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.has_name_locales === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "has_name_locales" }, message: "must have required property 'has_name_locales'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.has_company === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "has_company" }, message: "must have required property 'has_company'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.has_agents === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "has_agents" }, message: "must have required property 'has_agents'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.min_password_length === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "min_password_length" }, message: "must have required property 'min_password_length'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    let before39 = errors;
    for (let key0 in data) {
      if (errors - before39 >= 3) break;
      if (!(key0 === "needs_admin" || key0 === "needs_setup" || key0 === "has_providers" || key0 === "has_name_locales" || key0 === "has_company" || key0 === "has_agents" || key0 === "min_password_length")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.needs_admin !== void 0 && typeof data.needs_admin != "boolean") {
      let err8 = { instancePath: instancePath + "/needs_admin", schemaPath: "#/properties/needs_admin/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.needs_setup !== void 0 && typeof data.needs_setup != "boolean") {
      let err9 = { instancePath: instancePath + "/needs_setup", schemaPath: "#/properties/needs_setup/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.has_providers !== void 0 && typeof data.has_providers != "boolean") {
      let err10 = { instancePath: instancePath + "/has_providers", schemaPath: "#/properties/has_providers/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.has_name_locales !== void 0 && typeof data.has_name_locales != "boolean") {
      let err11 = { instancePath: instancePath + "/has_name_locales", schemaPath: "#/properties/has_name_locales/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.has_company !== void 0 && typeof data.has_company != "boolean") {
      let err12 = { instancePath: instancePath + "/has_company", schemaPath: "#/properties/has_company/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.has_agents !== void 0 && typeof data.has_agents != "boolean") {
      let err13 = { instancePath: instancePath + "/has_agents", schemaPath: "#/properties/has_agents/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.min_password_length !== void 0) {
      let data6 = data.min_password_length;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err14 = { instancePath: instancePath + "/min_password_length", schemaPath: "#/properties/min_password_length/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 128 || isNaN(data6)) {
          let err15 = { instancePath: instancePath + "/min_password_length", schemaPath: "#/properties/min_password_length/maximum", keyword: "maximum", params: { comparison: "<=", limit: 128 }, message: "must be <= 128" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data6 < 12 || isNaN(data6)) {
          let err16 = { instancePath: instancePath + "/min_password_length", schemaPath: "#/properties/min_password_length/minimum", keyword: "minimum", params: { comparison: ">=", limit: 12 }, message: "must be >= 12" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate158.errors = vErrors, errors === 0;
}
validate158.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate157.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before40 = errors;
    for (let key0 in data) {
      if (errors - before40 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate158(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate157.errors = vErrors, errors === 0;
}
validate157.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v19 = validate160;
var schema70 = { $id: "/schemas/TemplateInfoResponse", type: "object", additionalProperties: !1, required: ["name", "display_name", "description", "source", "tags", "skill_patterns", "variables", "agent_count", "department_count", "autonomy_level", "workflow", "posture"], properties: { name: { $ref: "/schemas/NotBlankStr" }, display_name: { $ref: "/schemas/NotBlankStr" }, description: { $ref: "/schemas/NotBlankStr" }, source: { $ref: "/schemas/TemplateSource" }, tags: { type: "array", items: { $ref: "/schemas/NotBlankStr" } }, skill_patterns: { type: "array", uniqueItems: !0, items: { $ref: "/schemas/SkillPattern" } }, variables: { type: "array", items: { $ref: "/schemas/TemplateVariableResponse" } }, agent_count: { type: "integer", minimum: 0 }, department_count: { type: "integer", minimum: 0 }, autonomy_level: { $ref: "/schemas/AutonomyLevel" }, workflow: { $ref: "/schemas/WorkflowType" }, posture: { anyOf: [{ $ref: "/schemas/Posture" }, { type: "null" }] } } }, schema71 = { $id: "/schemas/TemplateSource", type: "string", enum: ["builtin", "user"] };
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate165.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "builtin" || data === "user")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema71.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate165.errors = vErrors, errors === 0;
}
validate165.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema72 = { $id: "/schemas/SkillPattern", type: "string", enum: ["tool_wrapper", "generator", "reviewer", "inversion", "pipeline"] };
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate168.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "tool_wrapper" || data === "generator" || data === "reviewer" || data === "inversion" || data === "pipeline")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema72.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate168.errors = vErrors, errors === 0;
}
validate168.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema73 = { $id: "/schemas/TemplateVariableResponse", type: "object", additionalProperties: !1, required: ["name", "description", "var_type", "default", "required", "hidden"], properties: { name: { $ref: "/schemas/NotBlankStr" }, description: { type: "string" }, var_type: { $ref: "/schemas/VariableType" }, default: { type: ["string", "number", "boolean", "null"] }, required: { type: "boolean" }, hidden: { type: "boolean" } } }, schema74 = { $id: "/schemas/VariableType", type: "string", enum: ["str", "int", "float", "bool"] };
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate172.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "str" || data === "int" || data === "float" || data === "bool")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema74.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate172.errors = vErrors, errors === 0;
}
validate172.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate170.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.description === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.var_type === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "var_type" }, message: "must have required property 'var_type'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.default === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "default" }, message: "must have required property 'default'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.required === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.hidden === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hidden" }, message: "must have required property 'hidden'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before41 = errors;
    for (let key0 in data) {
      if (errors - before41 >= 3) break;
      if (!(key0 === "name" || key0 === "description" || key0 === "var_type" || key0 === "default" || key0 === "required" || key0 === "hidden")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.name !== void 0 && (validate107(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.description !== void 0 && typeof data.description != "string") {
      let err7 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.var_type !== void 0 && (validate172(data.var_type, { instancePath: instancePath + "/var_type", parentData: data, parentDataProperty: "var_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length)), data.default !== void 0) {
      let data3 = data.default;
      if (typeof data3 != "string" && !(typeof data3 == "number" && isFinite(data3)) && typeof data3 != "boolean" && data3 !== null) {
        let err8 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: schema73.properties.default.type }, message: "must be string,number,boolean,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.required !== void 0 && typeof data.required != "boolean") {
      let err9 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.hidden !== void 0 && typeof data.hidden != "boolean") {
      let err10 = { instancePath: instancePath + "/hidden", schemaPath: "#/properties/hidden/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate170.errors = vErrors, errors === 0;
}
validate170.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema75 = { $id: "/schemas/AutonomyLevel", type: "string", enum: ["full", "semi", "supervised", "locked"] };
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate175.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "full" || data === "semi" || data === "supervised" || data === "locked")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema75.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate175.errors = vErrors, errors === 0;
}
validate175.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema76 = { $id: "/schemas/WorkflowType", type: "string", enum: ["sequential_pipeline", "parallel_execution", "kanban", "agile_kanban"] };
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate177.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "sequential_pipeline" || data === "parallel_execution" || data === "kanban" || data === "agile_kanban")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate177.errors = vErrors, errors === 0;
}
validate177.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema77 = { $id: "/schemas/Posture", type: "string", enum: ["autonomous", "supervised_client_facing", "knowledge_heavy", "cost_disciplined", "security_hardened", "research_autonomous"] };
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate179.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "autonomous" || data === "supervised_client_facing" || data === "knowledge_heavy" || data === "cost_disciplined" || data === "security_hardened" || data === "research_autonomous")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema77.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate179.errors = vErrors, errors === 0;
}
validate179.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate161.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.display_name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "display_name" }, message: "must have required property 'display_name'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.description === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.source === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.tags === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tags" }, message: "must have required property 'tags'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.skill_patterns === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "skill_patterns" }, message: "must have required property 'skill_patterns'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.variables === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variables" }, message: "must have required property 'variables'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.agent_count === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent_count" }, message: "must have required property 'agent_count'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.department_count === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "department_count" }, message: "must have required property 'department_count'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.autonomy_level === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "autonomy_level" }, message: "must have required property 'autonomy_level'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.workflow === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workflow" }, message: "must have required property 'workflow'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.posture === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "posture" }, message: "must have required property 'posture'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    let before42 = errors;
    for (let key0 in data) {
      if (errors - before42 >= 3) break;
      if (!func3.call(schema70.properties, key0)) {
        let err12 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.name !== void 0 && (validate107(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.display_name !== void 0 && (validate107(data.display_name, { instancePath: instancePath + "/display_name", parentData: data, parentDataProperty: "display_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.description !== void 0 && (validate107(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.source !== void 0 && (validate165(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length)), data.tags !== void 0) {
      let data4 = data.tags;
      if (Array.isArray(data4)) {
        let len0 = data4.length, before43 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before43 >= 3); i0++)
          validate107(data4[i0], { instancePath: instancePath + "/tags/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      } else {
        let err13 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.skill_patterns !== void 0) {
      let data6 = data.skill_patterns;
      if (Array.isArray(data6)) {
        let len1 = data6.length, before44 = errors;
        for (let i1 = 0; i1 < len1 && !(errors - before44 >= 3); i1++)
          validate168(data6[i1], { instancePath: instancePath + "/skill_patterns/" + i1, parentData: data6, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length);
        let i2 = data6.length, j0;
        if (i2 > 1) {
          outer0:
            for (; i2--; )
              for (j0 = i2; j0--; )
                if (func0(data6[i2], data6[j0])) {
                  let err14 = { instancePath: instancePath + "/skill_patterns", schemaPath: "#/properties/skill_patterns/uniqueItems", keyword: "uniqueItems", params: { i: i2, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i2 + " are identical)" };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                  break outer0;
                }
        }
      } else {
        let err15 = { instancePath: instancePath + "/skill_patterns", schemaPath: "#/properties/skill_patterns/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.variables !== void 0) {
      let data8 = data.variables;
      if (Array.isArray(data8)) {
        let len2 = data8.length, before45 = errors;
        for (let i3 = 0; i3 < len2 && !(errors - before45 >= 3); i3++)
          validate170(data8[i3], { instancePath: instancePath + "/variables/" + i3, parentData: data8, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/variables", schemaPath: "#/properties/variables/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.agent_count !== void 0) {
      let data10 = data.agent_count;
      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
        let err17 = { instancePath: instancePath + "/agent_count", schemaPath: "#/properties/agent_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data10 == "number" && isFinite(data10) && (data10 < 0 || isNaN(data10))) {
        let err18 = { instancePath: instancePath + "/agent_count", schemaPath: "#/properties/agent_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.department_count !== void 0) {
      let data11 = data.department_count;
      if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
        let err19 = { instancePath: instancePath + "/department_count", schemaPath: "#/properties/department_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data11 == "number" && isFinite(data11) && (data11 < 0 || isNaN(data11))) {
        let err20 = { instancePath: instancePath + "/department_count", schemaPath: "#/properties/department_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.autonomy_level !== void 0 && (validate175(data.autonomy_level, { instancePath: instancePath + "/autonomy_level", parentData: data, parentDataProperty: "autonomy_level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors), errors = vErrors.length)), data.workflow !== void 0 && (validate177(data.workflow, { instancePath: instancePath + "/workflow", parentData: data, parentDataProperty: "workflow", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors), errors = vErrors.length)), data.posture !== void 0) {
      let data14 = data.posture, _errs22 = errors, valid8 = !1, _errs23 = errors;
      validate179(data14, { instancePath: instancePath + "/posture", parentData: data, parentDataProperty: "posture", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors), errors = vErrors.length);
      var _valid0 = _errs23 === errors;
      valid8 = valid8 || _valid0;
      let _errs24 = errors;
      if (data14 !== null) {
        let err21 = { instancePath: instancePath + "/posture", schemaPath: "#/properties/posture/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      var _valid0 = _errs24 === errors;
      if (valid8 = valid8 || _valid0, valid8)
        errors = _errs22, vErrors !== null && (_errs22 ? vErrors.length = _errs22 : vErrors = null);
      else {
        let err22 = { instancePath: instancePath + "/posture", schemaPath: "#/properties/posture/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
  } else {
    let err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  return validate161.errors = vErrors, errors === 0;
}
validate161.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate160.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before46 = errors;
    for (let key0 in data) {
      if (errors - before46 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        let len0 = data0.length, before47 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before47 >= 3); i0++)
          validate161(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.error !== void 0 && data.error !== null) {
      let err6 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err7 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.success !== void 0) {
      let data4 = data.success;
      if (typeof data4 != "boolean") {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (data4 !== !0) {
        let err9 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate160.errors = vErrors, errors === 0;
}
validate160.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v20 = validate182;
var schema79 = { $id: "/schemas/SetupCompanyResponse", type: "object", additionalProperties: !1, required: ["company_name", "description", "template_applied", "department_count", "agents", "agent_count", "currency", "budget", "model_tier_profile"], properties: { company_name: { $ref: "/schemas/NotBlankStr" }, description: { type: ["string", "null"] }, template_applied: { type: ["string", "null"], minLength: 1 }, department_count: { type: "integer", minimum: 0 }, agents: { type: "array", items: { $ref: "/schemas/SetupAgentSummary" } }, agent_count: { type: "integer", minimum: 0 }, currency: { $ref: "/schemas/CurrencyCode" }, budget: { type: "number", format: "double", minimum: 0 }, model_tier_profile: { $ref: "/schemas/ModelTierProfile" } } }, schema80 = { $id: "/schemas/SetupAgentSummary", type: "object", additionalProperties: !1, required: ["id", "name", "role", "department", "level", "model_provider", "model_id", "tier", "personality_preset"], properties: { id: { $ref: "/schemas/Uuid" }, name: { $ref: "/schemas/NotBlankStr" }, role: { $ref: "/schemas/NotBlankStr" }, department: { $ref: "/schemas/NotBlankStr" }, level: { $ref: "/schemas/SeniorityLevel" }, model_provider: { type: ["string", "null"], pattern: "\\S" }, model_id: { type: ["string", "null"], pattern: "\\S" }, tier: { $ref: "/schemas/ModelTier" }, personality_preset: { type: ["string", "null"], pattern: "\\S" } } }, schema81 = { $id: "/schemas/SeniorityLevel", type: "string", enum: ["junior", "mid", "senior", "lead", "principal", "director", "vp", "c_suite"] };
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate190.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "junior" || data === "mid" || data === "senior" || data === "lead" || data === "principal" || data === "director" || data === "vp" || data === "c_suite")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema81.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate190.errors = vErrors, errors === 0;
}
validate190.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema82 = { $id: "/schemas/ModelTier", type: "string", enum: ["large", "medium", "small"] };
function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate192.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "large" || data === "medium" || data === "small")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema82.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate192.errors = vErrors, errors === 0;
}
validate192.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate185.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.role === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.department === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "department" }, message: "must have required property 'department'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.level === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "level" }, message: "must have required property 'level'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.model_provider === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_provider" }, message: "must have required property 'model_provider'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.model_id === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_id" }, message: "must have required property 'model_id'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.tier === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.personality_preset === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "personality_preset" }, message: "must have required property 'personality_preset'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    let before48 = errors;
    for (let key0 in data) {
      if (errors - before48 >= 3) break;
      if (!func3.call(schema80.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.id !== void 0 && (validate65(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.name !== void 0 && (validate107(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.role !== void 0 && (validate107(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.department !== void 0 && (validate107(data.department, { instancePath: instancePath + "/department", parentData: data, parentDataProperty: "department", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.level !== void 0 && (validate190(data.level, { instancePath: instancePath + "/level", parentData: data, parentDataProperty: "level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors), errors = vErrors.length)), data.model_provider !== void 0) {
      let data5 = data.model_provider;
      if (typeof data5 != "string" && data5 !== null) {
        let err10 = { instancePath: instancePath + "/model_provider", schemaPath: "#/properties/model_provider/type", keyword: "type", params: { type: schema80.properties.model_provider.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data5 == "string" && !pattern6.test(data5)) {
        let err11 = { instancePath: instancePath + "/model_provider", schemaPath: "#/properties/model_provider/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.model_id !== void 0) {
      let data6 = data.model_id;
      if (typeof data6 != "string" && data6 !== null) {
        let err12 = { instancePath: instancePath + "/model_id", schemaPath: "#/properties/model_id/type", keyword: "type", params: { type: schema80.properties.model_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data6 == "string" && !pattern6.test(data6)) {
        let err13 = { instancePath: instancePath + "/model_id", schemaPath: "#/properties/model_id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.tier !== void 0 && (validate192(data.tier, { instancePath: instancePath + "/tier", parentData: data, parentDataProperty: "tier", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors), errors = vErrors.length)), data.personality_preset !== void 0) {
      let data8 = data.personality_preset;
      if (typeof data8 != "string" && data8 !== null) {
        let err14 = { instancePath: instancePath + "/personality_preset", schemaPath: "#/properties/personality_preset/type", keyword: "type", params: { type: schema80.properties.personality_preset.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data8 == "string" && !pattern6.test(data8)) {
        let err15 = { instancePath: instancePath + "/personality_preset", schemaPath: "#/properties/personality_preset/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate185.errors = vErrors, errors === 0;
}
validate185.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern16 = new RegExp("^[A-Z]{3}$", "u");
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate195.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern16.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate195.errors = vErrors, errors === 0;
}
validate195.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema84 = { $id: "/schemas/ModelTierProfile", type: "string", enum: ["economy", "balanced", "premium"] };
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate197.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "economy" || data === "balanced" || data === "premium")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema84.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate197.errors = vErrors, errors === 0;
}
validate197.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate183.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.company_name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "company_name" }, message: "must have required property 'company_name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.description === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.template_applied === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "template_applied" }, message: "must have required property 'template_applied'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.department_count === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "department_count" }, message: "must have required property 'department_count'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.agents === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agents" }, message: "must have required property 'agents'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.agent_count === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent_count" }, message: "must have required property 'agent_count'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.currency === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.budget === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "budget" }, message: "must have required property 'budget'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.model_tier_profile === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_tier_profile" }, message: "must have required property 'model_tier_profile'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    let before49 = errors;
    for (let key0 in data) {
      if (errors - before49 >= 3) break;
      if (!func3.call(schema79.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.company_name !== void 0 && (validate107(data.company_name, { instancePath: instancePath + "/company_name", parentData: data, parentDataProperty: "company_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 != "string" && data1 !== null) {
        let err10 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema79.properties.description.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.template_applied !== void 0) {
      let data2 = data.template_applied;
      if (typeof data2 != "string" && data2 !== null) {
        let err11 = { instancePath: instancePath + "/template_applied", schemaPath: "#/properties/template_applied/type", keyword: "type", params: { type: schema79.properties.template_applied.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data2 == "string" && func1(data2) < 1) {
        let err12 = { instancePath: instancePath + "/template_applied", schemaPath: "#/properties/template_applied/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.department_count !== void 0) {
      let data3 = data.department_count;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err13 = { instancePath: instancePath + "/department_count", schemaPath: "#/properties/department_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 0 || isNaN(data3))) {
        let err14 = { instancePath: instancePath + "/department_count", schemaPath: "#/properties/department_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.agents !== void 0) {
      let data4 = data.agents;
      if (Array.isArray(data4)) {
        let len0 = data4.length, before50 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before50 >= 3); i0++)
          validate185(data4[i0], { instancePath: instancePath + "/agents/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors), errors = vErrors.length);
      } else {
        let err15 = { instancePath: instancePath + "/agents", schemaPath: "#/properties/agents/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.agent_count !== void 0) {
      let data6 = data.agent_count;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err16 = { instancePath: instancePath + "/agent_count", schemaPath: "#/properties/agent_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6))) {
        let err17 = { instancePath: instancePath + "/agent_count", schemaPath: "#/properties/agent_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.currency !== void 0 && (validate195(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length)), data.budget !== void 0) {
      let data8 = data.budget;
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 < 0 || isNaN(data8)) {
          let err18 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    data.model_tier_profile !== void 0 && (validate197(data.model_tier_profile, { instancePath: instancePath + "/model_tier_profile", parentData: data, parentDataProperty: "model_tier_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors), errors = vErrors.length));
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate183.errors = vErrors, errors === 0;
}
validate183.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate182.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before51 = errors;
    for (let key0 in data) {
      if (errors - before51 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate183(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate182.errors = vErrors, errors === 0;
}
validate182.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v21 = validate200;
var schema86 = { $id: "/schemas/SetupModelRecommendationsResponse", type: "object", additionalProperties: !1, required: ["decomposition_candidates", "decomposition_recommended", "research_recommended", "propose_recommended", "charter_recommended", "cos_recommended", "narrative_recommended", "routing_recommended", "embedding_candidates", "embedding_recommended", "embedding_recommended_dims"], properties: { decomposition_candidates: { type: "array", uniqueItems: !0, items: { $ref: "/schemas/NotBlankStr" } }, decomposition_recommended: { $ref: "/schemas/RecommendedModel" }, research_recommended: { $ref: "/schemas/RecommendedModel" }, propose_recommended: { $ref: "/schemas/RecommendedModel" }, charter_recommended: { $ref: "/schemas/RecommendedModel" }, cos_recommended: { $ref: "/schemas/RecommendedModel" }, narrative_recommended: { $ref: "/schemas/RecommendedModel" }, routing_recommended: { $ref: "/schemas/RecommendedModel" }, embedding_candidates: { type: "array", uniqueItems: !0, items: { $ref: "/schemas/NotBlankStr" } }, embedding_recommended: { $ref: "/schemas/RecommendedModel" }, embedding_recommended_dims: { type: ["integer", "null"], minimum: 1 } } }, schema87 = { $id: "/schemas/RecommendedModel", type: ["string", "null"], minLength: 1 };
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate203.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema87.type }, message: "must be string,null" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string" && func1(data) < 1) {
    let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate203.errors = vErrors, errors === 0;
}
validate203.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate201.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.decomposition_candidates === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decomposition_candidates" }, message: "must have required property 'decomposition_candidates'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.decomposition_recommended === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decomposition_recommended" }, message: "must have required property 'decomposition_recommended'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.research_recommended === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "research_recommended" }, message: "must have required property 'research_recommended'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.propose_recommended === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "propose_recommended" }, message: "must have required property 'propose_recommended'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.charter_recommended === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "charter_recommended" }, message: "must have required property 'charter_recommended'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.cos_recommended === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cos_recommended" }, message: "must have required property 'cos_recommended'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.narrative_recommended === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "narrative_recommended" }, message: "must have required property 'narrative_recommended'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.routing_recommended === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "routing_recommended" }, message: "must have required property 'routing_recommended'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.embedding_candidates === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "embedding_candidates" }, message: "must have required property 'embedding_candidates'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.embedding_recommended === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "embedding_recommended" }, message: "must have required property 'embedding_recommended'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.embedding_recommended_dims === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "embedding_recommended_dims" }, message: "must have required property 'embedding_recommended_dims'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    let before52 = errors;
    for (let key0 in data) {
      if (errors - before52 >= 3) break;
      if (!func3.call(schema86.properties, key0)) {
        let err11 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.decomposition_candidates !== void 0) {
      let data0 = data.decomposition_candidates;
      if (Array.isArray(data0)) {
        let len0 = data0.length, before53 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before53 >= 3); i0++)
          validate107(data0[i0], { instancePath: instancePath + "/decomposition_candidates/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
        let i1 = data0.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data0[i1], data0[j0])) {
                  let err12 = { instancePath: instancePath + "/decomposition_candidates", schemaPath: "#/properties/decomposition_candidates/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                  break outer0;
                }
        }
      } else {
        let err13 = { instancePath: instancePath + "/decomposition_candidates", schemaPath: "#/properties/decomposition_candidates/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.decomposition_recommended !== void 0 && (validate203(data.decomposition_recommended, { instancePath: instancePath + "/decomposition_recommended", parentData: data, parentDataProperty: "decomposition_recommended", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors), errors = vErrors.length)), data.research_recommended !== void 0 && (validate203(data.research_recommended, { instancePath: instancePath + "/research_recommended", parentData: data, parentDataProperty: "research_recommended", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors), errors = vErrors.length)), data.propose_recommended !== void 0 && (validate203(data.propose_recommended, { instancePath: instancePath + "/propose_recommended", parentData: data, parentDataProperty: "propose_recommended", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors), errors = vErrors.length)), data.charter_recommended !== void 0 && (validate203(data.charter_recommended, { instancePath: instancePath + "/charter_recommended", parentData: data, parentDataProperty: "charter_recommended", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors), errors = vErrors.length)), data.cos_recommended !== void 0 && (validate203(data.cos_recommended, { instancePath: instancePath + "/cos_recommended", parentData: data, parentDataProperty: "cos_recommended", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors), errors = vErrors.length)), data.narrative_recommended !== void 0 && (validate203(data.narrative_recommended, { instancePath: instancePath + "/narrative_recommended", parentData: data, parentDataProperty: "narrative_recommended", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors), errors = vErrors.length)), data.routing_recommended !== void 0 && (validate203(data.routing_recommended, { instancePath: instancePath + "/routing_recommended", parentData: data, parentDataProperty: "routing_recommended", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors), errors = vErrors.length)), data.embedding_candidates !== void 0) {
      let data9 = data.embedding_candidates;
      if (Array.isArray(data9)) {
        let len1 = data9.length, before54 = errors;
        for (let i2 = 0; i2 < len1 && !(errors - before54 >= 3); i2++)
          validate107(data9[i2], { instancePath: instancePath + "/embedding_candidates/" + i2, parentData: data9, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
        let i3 = data9.length, j1;
        if (i3 > 1) {
          outer1:
            for (; i3--; )
              for (j1 = i3; j1--; )
                if (func0(data9[i3], data9[j1])) {
                  let err14 = { instancePath: instancePath + "/embedding_candidates", schemaPath: "#/properties/embedding_candidates/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)" };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                  break outer1;
                }
        }
      } else {
        let err15 = { instancePath: instancePath + "/embedding_candidates", schemaPath: "#/properties/embedding_candidates/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.embedding_recommended !== void 0 && (validate203(data.embedding_recommended, { instancePath: instancePath + "/embedding_recommended", parentData: data, parentDataProperty: "embedding_recommended", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors), errors = vErrors.length)), data.embedding_recommended_dims !== void 0) {
      let data12 = data.embedding_recommended_dims;
      if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)) && data12 !== null) {
        let err16 = { instancePath: instancePath + "/embedding_recommended_dims", schemaPath: "#/properties/embedding_recommended_dims/type", keyword: "type", params: { type: schema86.properties.embedding_recommended_dims.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data12 == "number" && isFinite(data12) && (data12 < 1 || isNaN(data12))) {
        let err17 = { instancePath: instancePath + "/embedding_recommended_dims", schemaPath: "#/properties/embedding_recommended_dims/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate201.errors = vErrors, errors === 0;
}
validate201.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate200.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before55 = errors;
    for (let key0 in data) {
      if (errors - before55 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate201(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate200.errors = vErrors, errors === 0;
}
validate200.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v22 = validate214;
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate215.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.role === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.department === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "department" }, message: "must have required property 'department'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.model_provider === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_provider" }, message: "must have required property 'model_provider'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.model_id === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_id" }, message: "must have required property 'model_id'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    let before56 = errors;
    for (let key0 in data) {
      if (errors - before56 >= 3) break;
      if (!(key0 === "name" || key0 === "role" || key0 === "department" || key0 === "model_provider" || key0 === "model_id")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.name !== void 0 && (validate107(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.role !== void 0 && (validate107(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.department !== void 0 && (validate107(data.department, { instancePath: instancePath + "/department", parentData: data, parentDataProperty: "department", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.model_provider !== void 0 && (validate107(data.model_provider, { instancePath: instancePath + "/model_provider", parentData: data, parentDataProperty: "model_provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.model_id !== void 0 && (validate107(data.model_id, { instancePath: instancePath + "/model_id", parentData: data, parentDataProperty: "model_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate215.errors = vErrors, errors === 0;
}
validate215.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate214.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before57 = errors;
    for (let key0 in data) {
      if (errors - before57 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate215(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate214.errors = vErrors, errors === 0;
}
validate214.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v23 = validate222;
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate222.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pagination === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pagination" }, message: "must have required property 'pagination'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.degraded_sources === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "degraded_sources" }, message: "must have required property 'degraded_sources'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.error === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error_detail === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.success === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before58 = errors;
    for (let key0 in data) {
      if (errors - before58 >= 3) break;
      if (!(key0 === "data" || key0 === "pagination" || key0 === "degraded_sources" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        if (data0.length > 200) {
          let err7 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data0.length, before59 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before59 >= 3); i0++)
          validate185(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pagination !== void 0 && (validate145(data.pagination, { instancePath: instancePath + "/pagination", parentData: data, parentDataProperty: "pagination", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.degraded_sources !== void 0 && (validate147(data.degraded_sources, { instancePath: instancePath + "/degraded_sources", parentData: data, parentDataProperty: "degraded_sources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err9 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err10 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.success !== void 0) {
      let data6 = data.success;
      if (typeof data6 != "boolean") {
        let err11 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (data6 !== !0) {
        let err12 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate222.errors = vErrors, errors === 0;
}
validate222.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v24 = validate226;
function validate226(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate226.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before60 = errors;
    for (let key0 in data) {
      if (errors - before60 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate185(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate226.errors = vErrors, errors === 0;
}
validate226.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v25 = validate228;
function validate229(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate229.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.regions === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "regions" }, message: "must have required property 'regions'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.display_names === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "display_names" }, message: "must have required property 'display_names'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before61 = errors;
    for (let key0 in data) {
      if (errors - before61 >= 3) break;
      if (!(key0 === "regions" || key0 === "display_names")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.regions !== void 0) {
      let data0 = data.regions;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        let before62 = errors;
        for (let key1 in data0) {
          if (errors - before62 >= 3) break;
          let data1 = data0[key1];
          if (Array.isArray(data1)) {
            let len0 = data1.length, before63 = errors;
            for (let i0 = 0; i0 < len0 && !(errors - before63 >= 3); i0++)
              validate107(data1[i0], { instancePath: instancePath + "/regions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
          } else {
            let err3 = { instancePath: instancePath + "/regions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/regions/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        }
      } else {
        let err4 = { instancePath: instancePath + "/regions", schemaPath: "#/properties/regions/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.display_names !== void 0) {
      let data3 = data.display_names;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        let before64 = errors;
        for (let key2 in data3) {
          if (errors - before64 >= 3) break;
          validate107(data3[key2], { instancePath: instancePath + "/display_names/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data3, parentDataProperty: key2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
        }
      } else {
        let err5 = { instancePath: instancePath + "/display_names", schemaPath: "#/properties/display_names/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate229.errors = vErrors, errors === 0;
}
validate229.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate228(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate228.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before65 = errors;
    for (let key0 in data) {
      if (errors - before65 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate229(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate228.errors = vErrors, errors === 0;
}
validate228.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v26 = validate233;
function validate234(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate234.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.locales === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "locales" }, message: "must have required property 'locales'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before66 = errors;
    for (let key0 in data) {
      if (errors - before66 >= 3) break;
      if (key0 !== "locales") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.locales !== void 0) {
      let data0 = data.locales;
      if (Array.isArray(data0)) {
        let len0 = data0.length, before67 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before67 >= 3); i0++)
          validate107(data0[i0], { instancePath: instancePath + "/locales/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/locales", schemaPath: "#/properties/locales/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate234.errors = vErrors, errors === 0;
}
validate234.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate233(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate233.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before68 = errors;
    for (let key0 in data) {
      if (errors - before68 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate234(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate233.errors = vErrors, errors === 0;
}
validate233.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v27 = validate237;
var schema97 = { $id: "/schemas/SetupCompleteResponse", type: "object", additionalProperties: !1, required: ["setup_complete", "embedder_selected", "embedder_failure_reason"], properties: { setup_complete: { type: "boolean", const: !0 }, embedder_selected: { type: "boolean" }, embedder_failure_reason: { type: ["string", "null"], pattern: "\\S" } } };
function validate238(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate238.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.setup_complete === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "setup_complete" }, message: "must have required property 'setup_complete'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.embedder_selected === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "embedder_selected" }, message: "must have required property 'embedder_selected'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.embedder_failure_reason === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "embedder_failure_reason" }, message: "must have required property 'embedder_failure_reason'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    let before69 = errors;
    for (let key0 in data) {
      if (errors - before69 >= 3) break;
      if (!(key0 === "setup_complete" || key0 === "embedder_selected" || key0 === "embedder_failure_reason")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.setup_complete !== void 0) {
      let data0 = data.setup_complete;
      if (typeof data0 != "boolean") {
        let err4 = { instancePath: instancePath + "/setup_complete", schemaPath: "#/properties/setup_complete/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== !0) {
        let err5 = { instancePath: instancePath + "/setup_complete", schemaPath: "#/properties/setup_complete/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.embedder_selected !== void 0 && typeof data.embedder_selected != "boolean") {
      let err6 = { instancePath: instancePath + "/embedder_selected", schemaPath: "#/properties/embedder_selected/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.embedder_failure_reason !== void 0) {
      let data2 = data.embedder_failure_reason;
      if (typeof data2 != "string" && data2 !== null) {
        let err7 = { instancePath: instancePath + "/embedder_failure_reason", schemaPath: "#/properties/embedder_failure_reason/type", keyword: "type", params: { type: schema97.properties.embedder_failure_reason.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "string" && !pattern6.test(data2)) {
        let err8 = { instancePath: instancePath + "/embedder_failure_reason", schemaPath: "#/properties/embedder_failure_reason/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate238.errors = vErrors, errors === 0;
}
validate238.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate237(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate237.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before70 = errors;
    for (let key0 in data) {
      if (errors - before70 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate238(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate237.errors = vErrors, errors === 0;
}
validate237.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v28 = validate240;
function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate241.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.description === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before71 = errors;
    for (let key0 in data) {
      if (errors - before71 >= 3) break;
      if (!(key0 === "name" || key0 === "description")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    data.name !== void 0 && (validate107(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.description !== void 0 && (validate107(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate241.errors = vErrors, errors === 0;
}
validate241.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate240.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pagination === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pagination" }, message: "must have required property 'pagination'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.degraded_sources === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "degraded_sources" }, message: "must have required property 'degraded_sources'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.error === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error_detail === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.success === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before72 = errors;
    for (let key0 in data) {
      if (errors - before72 >= 3) break;
      if (!(key0 === "data" || key0 === "pagination" || key0 === "degraded_sources" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        if (data0.length > 200) {
          let err7 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data0.length, before73 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before73 >= 3); i0++)
          validate241(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pagination !== void 0 && (validate145(data.pagination, { instancePath: instancePath + "/pagination", parentData: data, parentDataProperty: "pagination", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.degraded_sources !== void 0 && (validate147(data.degraded_sources, { instancePath: instancePath + "/degraded_sources", parentData: data, parentDataProperty: "degraded_sources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err9 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err10 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.success !== void 0) {
      let data6 = data.success;
      if (typeof data6 != "boolean") {
        let err11 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (data6 !== !0) {
        let err12 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate240.errors = vErrors, errors === 0;
}
validate240.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v29 = validate247;
var schema102 = { $id: "/schemas/DepartmentResponse", type: "object", additionalProperties: !1, required: ["id", "name", "description", "head", "budget_percent", "autonomy_level", "ceremony_policy", "position", "created_at", "updated_at"], properties: { id: { $ref: "/schemas/Uuid" }, name: { $ref: "/schemas/NotBlankStr" }, description: { type: "string" }, head: { type: ["string", "null"], pattern: "\\S" }, budget_percent: { type: "number", format: "double", minimum: 0, maximum: 100 }, autonomy_level: { anyOf: [{ $ref: "/schemas/AutonomyLevel" }, { type: "null" }] }, ceremony_policy: { $ref: "/schemas/CeremonyPolicyResponse" }, position: { type: "integer", minimum: 0 }, created_at: { $ref: "/schemas/Timestamp" }, updated_at: { $ref: "/schemas/Timestamp" } } }, schema103 = { $id: "/schemas/CeremonyPolicyResponse", type: ["object", "null"], additionalProperties: !1, properties: { strategy: { $ref: "/schemas/CeremonyStrategy" }, strategy_config: { type: "object", additionalProperties: !0 }, velocity_calculator: { $ref: "/schemas/VelocityCalculator" }, auto_transition: { type: "boolean" }, transition_threshold: { type: "number", format: "double", exclusiveMinimum: 0, maximum: 1 } } }, schema104 = { $id: "/schemas/CeremonyStrategy", type: "string", enum: ["task_driven", "calendar", "hybrid", "event_driven", "budget_driven", "throughput_adaptive", "external_trigger", "milestone_driven"] };
function validate255(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate255.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "task_driven" || data === "calendar" || data === "hybrid" || data === "event_driven" || data === "budget_driven" || data === "throughput_adaptive" || data === "external_trigger" || data === "milestone_driven")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema104.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate255.errors = vErrors, errors === 0;
}
validate255.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema105 = { $id: "/schemas/VelocityCalculator", type: "string", enum: ["task_driven", "calendar", "multi_dimensional", "budget", "points_per_sprint"] };
function validate257(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate257.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "task_driven" || data === "calendar" || data === "multi_dimensional" || data === "budget" || data === "points_per_sprint")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema105.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate257.errors = vErrors, errors === 0;
}
validate257.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate254(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate254.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema103.type }, message: "must be object,null" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let before74 = errors;
    for (let key0 in data) {
      if (errors - before74 >= 3) break;
      if (!(key0 === "strategy" || key0 === "strategy_config" || key0 === "velocity_calculator" || key0 === "auto_transition" || key0 === "transition_threshold")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.strategy !== void 0 && (validate255(data.strategy, { instancePath: instancePath + "/strategy", parentData: data, parentDataProperty: "strategy", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length)), data.strategy_config !== void 0) {
      let data1 = data.strategy_config;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        let err2 = { instancePath: instancePath + "/strategy_config", schemaPath: "#/properties/strategy_config/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.velocity_calculator !== void 0 && (validate257(data.velocity_calculator, { instancePath: instancePath + "/velocity_calculator", parentData: data, parentDataProperty: "velocity_calculator", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors), errors = vErrors.length)), data.auto_transition !== void 0 && typeof data.auto_transition != "boolean") {
      let err3 = { instancePath: instancePath + "/auto_transition", schemaPath: "#/properties/auto_transition/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.transition_threshold !== void 0) {
      let data4 = data.transition_threshold;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 1 || isNaN(data4)) {
          let err4 = { instancePath: instancePath + "/transition_threshold", schemaPath: "#/properties/transition_threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data4 <= 0 || isNaN(data4)) {
          let err5 = { instancePath: instancePath + "/transition_threshold", schemaPath: "#/properties/transition_threshold/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/transition_threshold", schemaPath: "#/properties/transition_threshold/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  }
  return validate254.errors = vErrors, errors === 0;
}
validate254.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate250(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate250.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.description === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.head === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.budget_percent === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "budget_percent" }, message: "must have required property 'budget_percent'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.autonomy_level === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "autonomy_level" }, message: "must have required property 'autonomy_level'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.ceremony_policy === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ceremony_policy" }, message: "must have required property 'ceremony_policy'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.position === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "position" }, message: "must have required property 'position'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.created_at === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.updated_at === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    let before75 = errors;
    for (let key0 in data) {
      if (errors - before75 >= 3) break;
      if (!func3.call(schema102.properties, key0)) {
        let err10 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.id !== void 0 && (validate65(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.name !== void 0 && (validate107(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.description !== void 0 && typeof data.description != "string") {
      let err11 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.head !== void 0) {
      let data3 = data.head;
      if (typeof data3 != "string" && data3 !== null) {
        let err12 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/type", keyword: "type", params: { type: schema102.properties.head.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data3 == "string" && !pattern6.test(data3)) {
        let err13 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.budget_percent !== void 0) {
      let data4 = data.budget_percent;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 100 || isNaN(data4)) {
          let err14 = { instancePath: instancePath + "/budget_percent", schemaPath: "#/properties/budget_percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          let err15 = { instancePath: instancePath + "/budget_percent", schemaPath: "#/properties/budget_percent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/budget_percent", schemaPath: "#/properties/budget_percent/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.autonomy_level !== void 0) {
      let data5 = data.autonomy_level, _errs11 = errors, valid1 = !1, _errs12 = errors;
      validate175(data5, { instancePath: instancePath + "/autonomy_level", parentData: data, parentDataProperty: "autonomy_level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors), errors = vErrors.length);
      var _valid0 = _errs12 === errors;
      valid1 = valid1 || _valid0;
      let _errs13 = errors;
      if (data5 !== null) {
        let err17 = { instancePath: instancePath + "/autonomy_level", schemaPath: "#/properties/autonomy_level/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      var _valid0 = _errs13 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
      else {
        let err18 = { instancePath: instancePath + "/autonomy_level", schemaPath: "#/properties/autonomy_level/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.ceremony_policy !== void 0 && (validate254(data.ceremony_policy, { instancePath: instancePath + "/ceremony_policy", parentData: data, parentDataProperty: "ceremony_policy", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors), errors = vErrors.length)), data.position !== void 0) {
      let data7 = data.position;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err19 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7) && (data7 < 0 || isNaN(data7))) {
        let err20 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    data.created_at !== void 0 && (validate116(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate116(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length));
  } else {
    let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate250.errors = vErrors, errors === 0;
}
validate250.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema106 = { $id: "/schemas/AgentResponse", type: "object", additionalProperties: !1, required: ["id", "name", "role", "department", "level", "personality_preset", "personality", "model_provider", "model_id", "tier", "autonomy_level", "budget_limit_monthly", "position", "created_at", "updated_at"], properties: { id: { $ref: "/schemas/Uuid" }, name: { $ref: "/schemas/NotBlankStr" }, role: { $ref: "/schemas/NotBlankStr" }, department: { $ref: "/schemas/NotBlankStr" }, level: { $ref: "/schemas/SeniorityLevel" }, personality_preset: { type: ["string", "null"], pattern: "\\S" }, personality: { anyOf: [{ $ref: "/schemas/Personality" }, { $ref: "/schemas/NoPersonality" }] }, model_provider: { type: ["string", "null"], pattern: "\\S" }, model_id: { type: ["string", "null"], pattern: "\\S" }, tier: { $ref: "/schemas/ModelTier" }, autonomy_level: { anyOf: [{ $ref: "/schemas/AutonomyLevel" }, { type: "null" }] }, budget_limit_monthly: { type: ["number", "null"], format: "double", minimum: 0 }, position: { type: "integer", minimum: 0 }, created_at: { $ref: "/schemas/Timestamp" }, updated_at: { $ref: "/schemas/Timestamp" } } }, schema107 = { $id: "/schemas/Personality", type: "object", additionalProperties: !1, required: ["traits", "communication_style", "description", "openness", "conscientiousness", "extraversion", "agreeableness", "stress_response", "risk_tolerance", "creativity", "decision_making", "collaboration", "verbosity", "conflict_approach"], properties: { traits: { type: "array", items: { $ref: "/schemas/NotBlankStr" } }, communication_style: { $ref: "/schemas/NotBlankStr" }, description: { $ref: "/schemas/NotBlankStr" }, openness: { type: "number", format: "double", minimum: 0, maximum: 1 }, conscientiousness: { type: "number", format: "double", minimum: 0, maximum: 1 }, extraversion: { type: "number", format: "double", minimum: 0, maximum: 1 }, agreeableness: { type: "number", format: "double", minimum: 0, maximum: 1 }, stress_response: { type: "number", format: "double", minimum: 0, maximum: 1 }, risk_tolerance: { $ref: "/schemas/PersonalityDegree" }, creativity: { $ref: "/schemas/PersonalityDegree" }, decision_making: { $ref: "/schemas/DecisionMaking" }, collaboration: { $ref: "/schemas/CollaborationStyle" }, verbosity: { $ref: "/schemas/Verbosity" }, conflict_approach: { $ref: "/schemas/ConflictApproach" } } }, schema108 = { $id: "/schemas/PersonalityDegree", type: "string", enum: ["low", "medium", "high"] };
function validate273(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate273.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "low" || data === "medium" || data === "high")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema108.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate273.errors = vErrors, errors === 0;
}
validate273.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema109 = { $id: "/schemas/DecisionMaking", type: "string", enum: ["analytical", "intuitive", "consultative", "directive"] };
function validate276(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate276.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "analytical" || data === "intuitive" || data === "consultative" || data === "directive")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema109.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate276.errors = vErrors, errors === 0;
}
validate276.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema110 = { $id: "/schemas/CollaborationStyle", type: "string", enum: ["independent", "pair", "team"] };
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate278.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "independent" || data === "pair" || data === "team")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema110.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate278.errors = vErrors, errors === 0;
}
validate278.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema111 = { $id: "/schemas/Verbosity", type: "string", enum: ["terse", "balanced", "verbose"] };
function validate280(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate280.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "terse" || data === "balanced" || data === "verbose")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema111.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate280.errors = vErrors, errors === 0;
}
validate280.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema112 = { $id: "/schemas/ConflictApproach", type: "string", enum: ["avoid", "accommodate", "compete", "compromise", "collaborate"] };
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate282.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "avoid" || data === "accommodate" || data === "compete" || data === "compromise" || data === "collaborate")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema112.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate282.errors = vErrors, errors === 0;
}
validate282.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate269(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate269.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.traits === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "traits" }, message: "must have required property 'traits'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.communication_style === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "communication_style" }, message: "must have required property 'communication_style'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.description === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.openness === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "openness" }, message: "must have required property 'openness'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.conscientiousness === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "conscientiousness" }, message: "must have required property 'conscientiousness'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.extraversion === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "extraversion" }, message: "must have required property 'extraversion'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.agreeableness === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agreeableness" }, message: "must have required property 'agreeableness'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.stress_response === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stress_response" }, message: "must have required property 'stress_response'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.risk_tolerance === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "risk_tolerance" }, message: "must have required property 'risk_tolerance'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.creativity === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "creativity" }, message: "must have required property 'creativity'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.decision_making === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decision_making" }, message: "must have required property 'decision_making'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.collaboration === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "collaboration" }, message: "must have required property 'collaboration'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.verbosity === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verbosity" }, message: "must have required property 'verbosity'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.conflict_approach === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "conflict_approach" }, message: "must have required property 'conflict_approach'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    let before76 = errors;
    for (let key0 in data) {
      if (errors - before76 >= 3) break;
      if (!func3.call(schema107.properties, key0)) {
        let err14 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.traits !== void 0) {
      let data0 = data.traits;
      if (Array.isArray(data0)) {
        let len0 = data0.length, before77 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before77 >= 3); i0++)
          validate107(data0[i0], { instancePath: instancePath + "/traits/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      } else {
        let err15 = { instancePath: instancePath + "/traits", schemaPath: "#/properties/traits/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.communication_style !== void 0 && (validate107(data.communication_style, { instancePath: instancePath + "/communication_style", parentData: data, parentDataProperty: "communication_style", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.description !== void 0 && (validate107(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.openness !== void 0) {
      let data4 = data.openness;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 1 || isNaN(data4)) {
          let err16 = { instancePath: instancePath + "/openness", schemaPath: "#/properties/openness/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          let err17 = { instancePath: instancePath + "/openness", schemaPath: "#/properties/openness/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/openness", schemaPath: "#/properties/openness/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.conscientiousness !== void 0) {
      let data5 = data.conscientiousness;
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 1 || isNaN(data5)) {
          let err19 = { instancePath: instancePath + "/conscientiousness", schemaPath: "#/properties/conscientiousness/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          let err20 = { instancePath: instancePath + "/conscientiousness", schemaPath: "#/properties/conscientiousness/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/conscientiousness", schemaPath: "#/properties/conscientiousness/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.extraversion !== void 0) {
      let data6 = data.extraversion;
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 1 || isNaN(data6)) {
          let err22 = { instancePath: instancePath + "/extraversion", schemaPath: "#/properties/extraversion/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          let err23 = { instancePath: instancePath + "/extraversion", schemaPath: "#/properties/extraversion/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/extraversion", schemaPath: "#/properties/extraversion/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.agreeableness !== void 0) {
      let data7 = data.agreeableness;
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 1 || isNaN(data7)) {
          let err25 = { instancePath: instancePath + "/agreeableness", schemaPath: "#/properties/agreeableness/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          let err26 = { instancePath: instancePath + "/agreeableness", schemaPath: "#/properties/agreeableness/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      } else {
        let err27 = { instancePath: instancePath + "/agreeableness", schemaPath: "#/properties/agreeableness/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.stress_response !== void 0) {
      let data8 = data.stress_response;
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 1 || isNaN(data8)) {
          let err28 = { instancePath: instancePath + "/stress_response", schemaPath: "#/properties/stress_response/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          let err29 = { instancePath: instancePath + "/stress_response", schemaPath: "#/properties/stress_response/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        let err30 = { instancePath: instancePath + "/stress_response", schemaPath: "#/properties/stress_response/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    data.risk_tolerance !== void 0 && (validate273(data.risk_tolerance, { instancePath: instancePath + "/risk_tolerance", parentData: data, parentDataProperty: "risk_tolerance", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors), errors = vErrors.length)), data.creativity !== void 0 && (validate273(data.creativity, { instancePath: instancePath + "/creativity", parentData: data, parentDataProperty: "creativity", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors), errors = vErrors.length)), data.decision_making !== void 0 && (validate276(data.decision_making, { instancePath: instancePath + "/decision_making", parentData: data, parentDataProperty: "decision_making", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors), errors = vErrors.length)), data.collaboration !== void 0 && (validate278(data.collaboration, { instancePath: instancePath + "/collaboration", parentData: data, parentDataProperty: "collaboration", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors), errors = vErrors.length)), data.verbosity !== void 0 && (validate280(data.verbosity, { instancePath: instancePath + "/verbosity", parentData: data, parentDataProperty: "verbosity", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors), errors = vErrors.length)), data.conflict_approach !== void 0 && (validate282(data.conflict_approach, { instancePath: instancePath + "/conflict_approach", parentData: data, parentDataProperty: "conflict_approach", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors), errors = vErrors.length));
  } else {
    let err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
  }
  return validate269.errors = vErrors, errors === 0;
}
validate269.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate285(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate285.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 0) {
      let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 0 }, message: "must NOT have more than 0 properties" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let before78 = errors;
    for (let key0 in data) {
      if (errors - before78 >= 3) break;
      let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate285.errors = vErrors, errors === 0;
}
validate285.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate263(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate263.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.role === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.department === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "department" }, message: "must have required property 'department'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.level === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "level" }, message: "must have required property 'level'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.personality_preset === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "personality_preset" }, message: "must have required property 'personality_preset'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.personality === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "personality" }, message: "must have required property 'personality'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.model_provider === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_provider" }, message: "must have required property 'model_provider'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.model_id === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_id" }, message: "must have required property 'model_id'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.tier === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.autonomy_level === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "autonomy_level" }, message: "must have required property 'autonomy_level'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.budget_limit_monthly === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "budget_limit_monthly" }, message: "must have required property 'budget_limit_monthly'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.position === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "position" }, message: "must have required property 'position'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.created_at === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.updated_at === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    let before79 = errors;
    for (let key0 in data) {
      if (errors - before79 >= 3) break;
      if (!func3.call(schema106.properties, key0)) {
        let err15 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.id !== void 0 && (validate65(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.name !== void 0 && (validate107(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.role !== void 0 && (validate107(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.department !== void 0 && (validate107(data.department, { instancePath: instancePath + "/department", parentData: data, parentDataProperty: "department", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.level !== void 0 && (validate190(data.level, { instancePath: instancePath + "/level", parentData: data, parentDataProperty: "level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors), errors = vErrors.length)), data.personality_preset !== void 0) {
      let data5 = data.personality_preset;
      if (typeof data5 != "string" && data5 !== null) {
        let err16 = { instancePath: instancePath + "/personality_preset", schemaPath: "#/properties/personality_preset/type", keyword: "type", params: { type: schema106.properties.personality_preset.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data5 == "string" && !pattern6.test(data5)) {
        let err17 = { instancePath: instancePath + "/personality_preset", schemaPath: "#/properties/personality_preset/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.personality !== void 0) {
      let data6 = data.personality, _errs10 = errors, valid1 = !1, _errs11 = errors;
      validate269(data6, { instancePath: instancePath + "/personality", parentData: data, parentDataProperty: "personality", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors), errors = vErrors.length);
      var _valid0 = _errs11 === errors;
      if (valid1 = valid1 || _valid0, _valid0)
        var props0 = !0;
      let _errs12 = errors;
      validate285(data6, { instancePath: instancePath + "/personality", parentData: data, parentDataProperty: "personality", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors), errors = vErrors.length);
      var _valid0 = _errs12 === errors;
      if (valid1 = valid1 || _valid0, _valid0 && props0 !== !0 && (props0 = !0), valid1)
        errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
      else {
        let err18 = { instancePath: instancePath + "/personality", schemaPath: "#/properties/personality/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.model_provider !== void 0) {
      let data7 = data.model_provider;
      if (typeof data7 != "string" && data7 !== null) {
        let err19 = { instancePath: instancePath + "/model_provider", schemaPath: "#/properties/model_provider/type", keyword: "type", params: { type: schema106.properties.model_provider.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data7 == "string" && !pattern6.test(data7)) {
        let err20 = { instancePath: instancePath + "/model_provider", schemaPath: "#/properties/model_provider/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.model_id !== void 0) {
      let data8 = data.model_id;
      if (typeof data8 != "string" && data8 !== null) {
        let err21 = { instancePath: instancePath + "/model_id", schemaPath: "#/properties/model_id/type", keyword: "type", params: { type: schema106.properties.model_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data8 == "string" && !pattern6.test(data8)) {
        let err22 = { instancePath: instancePath + "/model_id", schemaPath: "#/properties/model_id/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.tier !== void 0 && (validate192(data.tier, { instancePath: instancePath + "/tier", parentData: data, parentDataProperty: "tier", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors), errors = vErrors.length)), data.autonomy_level !== void 0) {
      let data10 = data.autonomy_level, _errs19 = errors, valid2 = !1, _errs20 = errors;
      validate175(data10, { instancePath: instancePath + "/autonomy_level", parentData: data, parentDataProperty: "autonomy_level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors), errors = vErrors.length);
      var _valid1 = _errs20 === errors;
      valid2 = valid2 || _valid1;
      let _errs21 = errors;
      if (data10 !== null) {
        let err23 = { instancePath: instancePath + "/autonomy_level", schemaPath: "#/properties/autonomy_level/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      var _valid1 = _errs21 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null);
      else {
        let err24 = { instancePath: instancePath + "/autonomy_level", schemaPath: "#/properties/autonomy_level/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.budget_limit_monthly !== void 0) {
      let data11 = data.budget_limit_monthly;
      if (!(typeof data11 == "number" && isFinite(data11)) && data11 !== null) {
        let err25 = { instancePath: instancePath + "/budget_limit_monthly", schemaPath: "#/properties/budget_limit_monthly/type", keyword: "type", params: { type: schema106.properties.budget_limit_monthly.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (typeof data11 == "number" && isFinite(data11) && (data11 < 0 || isNaN(data11))) {
        let err26 = { instancePath: instancePath + "/budget_limit_monthly", schemaPath: "#/properties/budget_limit_monthly/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.position !== void 0) {
      let data12 = data.position;
      if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
        let err27 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (typeof data12 == "number" && isFinite(data12) && (data12 < 0 || isNaN(data12))) {
        let err28 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    data.created_at !== void 0 && (validate116(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate116(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length));
  } else {
    let err29 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
  }
  return validate263.errors = vErrors, errors === 0;
}
validate263.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate248.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.company_name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "company_name" }, message: "must have required property 'company_name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.departments === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "departments" }, message: "must have required property 'departments'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.agents === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agents" }, message: "must have required property 'agents'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    let before80 = errors;
    for (let key0 in data) {
      if (errors - before80 >= 3) break;
      if (!(key0 === "company_name" || key0 === "departments" || key0 === "agents")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.company_name !== void 0 && (validate107(data.company_name, { instancePath: instancePath + "/company_name", parentData: data, parentDataProperty: "company_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.departments !== void 0) {
      let data1 = data.departments;
      if (Array.isArray(data1)) {
        let len0 = data1.length, before81 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before81 >= 3); i0++)
          validate250(data1[i0], { instancePath: instancePath + "/departments/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/departments", schemaPath: "#/properties/departments/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.agents !== void 0) {
      let data3 = data.agents;
      if (Array.isArray(data3)) {
        let len1 = data3.length, before82 = errors;
        for (let i1 = 0; i1 < len1 && !(errors - before82 >= 3); i1++)
          validate263(data3[i1], { instancePath: instancePath + "/agents/" + i1, parentData: data3, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/agents", schemaPath: "#/properties/agents/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate248.errors = vErrors, errors === 0;
}
validate248.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate247(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate247.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before83 = errors;
    for (let key0 in data) {
      if (errors - before83 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate248(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate247.errors = vErrors, errors === 0;
}
validate247.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v30 = validate293;
function validate294(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate294.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    let before84 = errors;
    for (let key0 in data) {
      if (errors - before84 >= 3) break;
      if (!(key0 === "company_name" || key0 === "autonomy_level" || key0 === "budget_monthly" || key0 === "communication_pattern")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.company_name !== void 0 && (validate107(data.company_name, { instancePath: instancePath + "/company_name", parentData: data, parentDataProperty: "company_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.autonomy_level !== void 0 && (validate175(data.autonomy_level, { instancePath: instancePath + "/autonomy_level", parentData: data, parentDataProperty: "autonomy_level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors), errors = vErrors.length)), data.budget_monthly !== void 0) {
      let data2 = data.budget_monthly;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          let err1 = { instancePath: instancePath + "/budget_monthly", schemaPath: "#/properties/budget_monthly/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/budget_monthly", schemaPath: "#/properties/budget_monthly/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    data.communication_pattern !== void 0 && (validate107(data.communication_pattern, { instancePath: instancePath + "/communication_pattern", parentData: data, parentDataProperty: "communication_pattern", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate294.errors = vErrors, errors === 0;
}
validate294.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate293(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate293.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before85 = errors;
    for (let key0 in data) {
      if (errors - before85 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate294(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate293.errors = vErrors, errors === 0;
}
validate293.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v31 = validate299;
var schema117 = { $id: "/schemas/CompanySettingsResponse", type: "object", additionalProperties: !1, required: ["company_name", "description", "company_type", "autonomy_level", "budget_monthly", "currency", "communication_pattern", "template_applied", "template_variables", "model_tier_profile"], properties: { company_name: { $ref: "/schemas/NotBlankStr" }, description: { type: ["string", "null"] }, company_type: { $ref: "/schemas/CompanyType" }, autonomy_level: { $ref: "/schemas/AutonomyLevel" }, budget_monthly: { type: "number", format: "double", minimum: 0 }, currency: { $ref: "/schemas/CurrencyCode" }, communication_pattern: { $ref: "/schemas/NotBlankStr" }, template_applied: { type: ["string", "null"], minLength: 1 }, template_variables: { $ref: "/schemas/TemplateVariables" }, model_tier_profile: { $ref: "/schemas/ModelTierProfile" } } }, schema118 = { $id: "/schemas/CompanyType", type: "string", enum: ["solo_founder", "startup", "dev_shop", "product_team", "agency", "full_company", "research_lab", "consultancy", "data_team", "support_desk", "security_team", "growth_marketing", "custom"] };
function validate302(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate302.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "solo_founder" || data === "startup" || data === "dev_shop" || data === "product_team" || data === "agency" || data === "full_company" || data === "research_lab" || data === "consultancy" || data === "data_team" || data === "support_desk" || data === "security_team" || data === "growth_marketing" || data === "custom")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema118.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate302.errors = vErrors, errors === 0;
}
validate302.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema119 = { $id: "/schemas/TemplateVariables", type: "object", additionalProperties: { type: ["string", "number", "boolean", "null"] } };
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate307.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    let before86 = errors;
    for (let key0 in data) {
      if (errors - before86 >= 3) break;
      let data0 = data[key0];
      if (typeof data0 != "string" && !(typeof data0 == "number" && isFinite(data0)) && typeof data0 != "boolean" && data0 !== null) {
        let err0 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/additionalProperties/type", keyword: "type", params: { type: schema119.additionalProperties.type }, message: "must be string,number,boolean,null" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate307.errors = vErrors, errors === 0;
}
validate307.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate300(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate300.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.company_name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "company_name" }, message: "must have required property 'company_name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.description === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.company_type === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "company_type" }, message: "must have required property 'company_type'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.autonomy_level === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "autonomy_level" }, message: "must have required property 'autonomy_level'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.budget_monthly === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "budget_monthly" }, message: "must have required property 'budget_monthly'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.currency === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.communication_pattern === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "communication_pattern" }, message: "must have required property 'communication_pattern'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.template_applied === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "template_applied" }, message: "must have required property 'template_applied'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.template_variables === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "template_variables" }, message: "must have required property 'template_variables'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.model_tier_profile === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_tier_profile" }, message: "must have required property 'model_tier_profile'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    let before87 = errors;
    for (let key0 in data) {
      if (errors - before87 >= 3) break;
      if (!func3.call(schema117.properties, key0)) {
        let err10 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.company_name !== void 0 && (validate107(data.company_name, { instancePath: instancePath + "/company_name", parentData: data, parentDataProperty: "company_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 != "string" && data1 !== null) {
        let err11 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema117.properties.description.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.company_type !== void 0 && (validate302(data.company_type, { instancePath: instancePath + "/company_type", parentData: data, parentDataProperty: "company_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length)), data.autonomy_level !== void 0 && (validate175(data.autonomy_level, { instancePath: instancePath + "/autonomy_level", parentData: data, parentDataProperty: "autonomy_level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors), errors = vErrors.length)), data.budget_monthly !== void 0) {
      let data4 = data.budget_monthly;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) {
          let err12 = { instancePath: instancePath + "/budget_monthly", schemaPath: "#/properties/budget_monthly/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/budget_monthly", schemaPath: "#/properties/budget_monthly/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.currency !== void 0 && (validate195(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length)), data.communication_pattern !== void 0 && (validate107(data.communication_pattern, { instancePath: instancePath + "/communication_pattern", parentData: data, parentDataProperty: "communication_pattern", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.template_applied !== void 0) {
      let data7 = data.template_applied;
      if (typeof data7 != "string" && data7 !== null) {
        let err14 = { instancePath: instancePath + "/template_applied", schemaPath: "#/properties/template_applied/type", keyword: "type", params: { type: schema117.properties.template_applied.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data7 == "string" && func1(data7) < 1) {
        let err15 = { instancePath: instancePath + "/template_applied", schemaPath: "#/properties/template_applied/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    data.template_variables !== void 0 && (validate307(data.template_variables, { instancePath: instancePath + "/template_variables", parentData: data, parentDataProperty: "template_variables", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors), errors = vErrors.length)), data.model_tier_profile !== void 0 && (validate197(data.model_tier_profile, { instancePath: instancePath + "/model_tier_profile", parentData: data, parentDataProperty: "model_tier_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors), errors = vErrors.length));
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate300.errors = vErrors, errors === 0;
}
validate300.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate299.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before88 = errors;
    for (let key0 in data) {
      if (errors - before88 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate300(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate299.errors = vErrors, errors === 0;
}
validate299.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v32 = validate311;
function validate311(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate311.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before89 = errors;
    for (let key0 in data) {
      if (errors - before89 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        let len0 = data0.length, before90 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before90 >= 3); i0++)
          validate250(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.error !== void 0 && data.error !== null) {
      let err6 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err7 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.success !== void 0) {
      let data4 = data.success;
      if (typeof data4 != "boolean") {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (data4 !== !0) {
        let err9 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate311.errors = vErrors, errors === 0;
}
validate311.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v33 = validate313;
var pattern22 = new RegExp("^[0-9a-f]{64}$", "u");
function validate315(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate315.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern22.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate315.errors = vErrors, errors === 0;
}
validate315.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema124 = { $id: "/schemas/CompanySnapshot", type: "object", additionalProperties: !1, required: ["company_name", "description", "company_type", "autonomy_level", "budget_monthly", "currency", "communication_pattern", "template_applied", "template_variables", "model_tier_profile", "departments", "agents"], properties: { company_name: { $ref: "/schemas/NotBlankStr" }, description: { type: ["string", "null"] }, company_type: { $ref: "/schemas/CompanyType" }, autonomy_level: { $ref: "/schemas/AutonomyLevel" }, budget_monthly: { type: "number", format: "double", minimum: 0 }, currency: { $ref: "/schemas/CurrencyCode" }, communication_pattern: { $ref: "/schemas/NotBlankStr" }, template_applied: { type: ["string", "null"], minLength: 1 }, template_variables: { $ref: "/schemas/TemplateVariables" }, model_tier_profile: { $ref: "/schemas/ModelTierProfile" }, departments: { type: "array", items: { $ref: "/schemas/DepartmentResponse" } }, agents: { type: "array", items: { $ref: "/schemas/AgentResponse" } } } };
function validate317(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate317.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.company_name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "company_name" }, message: "must have required property 'company_name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.description === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.company_type === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "company_type" }, message: "must have required property 'company_type'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.autonomy_level === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "autonomy_level" }, message: "must have required property 'autonomy_level'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.budget_monthly === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "budget_monthly" }, message: "must have required property 'budget_monthly'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.currency === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.communication_pattern === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "communication_pattern" }, message: "must have required property 'communication_pattern'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.template_applied === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "template_applied" }, message: "must have required property 'template_applied'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.template_variables === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "template_variables" }, message: "must have required property 'template_variables'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.model_tier_profile === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model_tier_profile" }, message: "must have required property 'model_tier_profile'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.departments === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "departments" }, message: "must have required property 'departments'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.agents === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agents" }, message: "must have required property 'agents'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    let before91 = errors;
    for (let key0 in data) {
      if (errors - before91 >= 3) break;
      if (!func3.call(schema124.properties, key0)) {
        let err12 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.company_name !== void 0 && (validate107(data.company_name, { instancePath: instancePath + "/company_name", parentData: data, parentDataProperty: "company_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 != "string" && data1 !== null) {
        let err13 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema124.properties.description.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.company_type !== void 0 && (validate302(data.company_type, { instancePath: instancePath + "/company_type", parentData: data, parentDataProperty: "company_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors), errors = vErrors.length)), data.autonomy_level !== void 0 && (validate175(data.autonomy_level, { instancePath: instancePath + "/autonomy_level", parentData: data, parentDataProperty: "autonomy_level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors), errors = vErrors.length)), data.budget_monthly !== void 0) {
      let data4 = data.budget_monthly;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) {
          let err14 = { instancePath: instancePath + "/budget_monthly", schemaPath: "#/properties/budget_monthly/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/budget_monthly", schemaPath: "#/properties/budget_monthly/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.currency !== void 0 && (validate195(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length)), data.communication_pattern !== void 0 && (validate107(data.communication_pattern, { instancePath: instancePath + "/communication_pattern", parentData: data, parentDataProperty: "communication_pattern", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.template_applied !== void 0) {
      let data7 = data.template_applied;
      if (typeof data7 != "string" && data7 !== null) {
        let err16 = { instancePath: instancePath + "/template_applied", schemaPath: "#/properties/template_applied/type", keyword: "type", params: { type: schema124.properties.template_applied.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data7 == "string" && func1(data7) < 1) {
        let err17 = { instancePath: instancePath + "/template_applied", schemaPath: "#/properties/template_applied/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.template_variables !== void 0 && (validate307(data.template_variables, { instancePath: instancePath + "/template_variables", parentData: data, parentDataProperty: "template_variables", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors), errors = vErrors.length)), data.model_tier_profile !== void 0 && (validate197(data.model_tier_profile, { instancePath: instancePath + "/model_tier_profile", parentData: data, parentDataProperty: "model_tier_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors), errors = vErrors.length)), data.departments !== void 0) {
      let data10 = data.departments;
      if (Array.isArray(data10)) {
        let len0 = data10.length, before92 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before92 >= 3); i0++)
          validate250(data10[i0], { instancePath: instancePath + "/departments/" + i0, parentData: data10, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors), errors = vErrors.length);
      } else {
        let err18 = { instancePath: instancePath + "/departments", schemaPath: "#/properties/departments/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.agents !== void 0) {
      let data12 = data.agents;
      if (Array.isArray(data12)) {
        let len1 = data12.length, before93 = errors;
        for (let i1 = 0; i1 < len1 && !(errors - before93 >= 3); i1++)
          validate263(data12[i1], { instancePath: instancePath + "/agents/" + i1, parentData: data12, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors), errors = vErrors.length);
      } else {
        let err19 = { instancePath: instancePath + "/agents", schemaPath: "#/properties/agents/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate317.errors = vErrors, errors === 0;
}
validate317.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate314(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate314.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entity_id" }, message: "must have required property 'entity_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.content_hash === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content_hash" }, message: "must have required property 'content_hash'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.snapshot === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "snapshot" }, message: "must have required property 'snapshot'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.saved_by === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "saved_by" }, message: "must have required property 'saved_by'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.saved_at === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "saved_at" }, message: "must have required property 'saved_at'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before94 = errors;
    for (let key0 in data) {
      if (errors - before94 >= 3) break;
      if (!(key0 === "entity_id" || key0 === "version" || key0 === "content_hash" || key0 === "snapshot" || key0 === "saved_by" || key0 === "saved_at")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.entity_id !== void 0) {
      let data0 = data.entity_id;
      if (typeof data0 != "string") {
        let err7 = { instancePath: instancePath + "/entity_id", schemaPath: "#/properties/entity_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data0 !== "default") {
        let err8 = { instancePath: instancePath + "/entity_id", schemaPath: "#/properties/entity_id/const", keyword: "const", params: { allowedValue: "default" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err9 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
        let err10 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    data.content_hash !== void 0 && (validate315(data.content_hash, { instancePath: instancePath + "/content_hash", parentData: data, parentDataProperty: "content_hash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length)), data.snapshot !== void 0 && (validate317(data.snapshot, { instancePath: instancePath + "/snapshot", parentData: data, parentDataProperty: "snapshot", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors), errors = vErrors.length)), data.saved_by !== void 0 && (validate107(data.saved_by, { instancePath: instancePath + "/saved_by", parentData: data, parentDataProperty: "saved_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.saved_at !== void 0 && (validate116(data.saved_at, { instancePath: instancePath + "/saved_at", parentData: data, parentDataProperty: "saved_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length));
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate314.errors = vErrors, errors === 0;
}
validate314.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema125 = { $id: "/schemas/OffsetPaginationMeta", type: "object", additionalProperties: !1, required: ["offset", "limit", "total", "has_more"], properties: { offset: { type: "integer", minimum: 0, maximum: 2147483647 }, limit: { type: ["integer", "null"], minimum: 1, maximum: 2147483647 }, total: { type: "integer", minimum: 0 }, has_more: { type: "boolean" } } };
function validate331(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate331.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.offset === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offset" }, message: "must have required property 'offset'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.limit === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "limit" }, message: "must have required property 'limit'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.total === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.has_more === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "has_more" }, message: "must have required property 'has_more'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before95 = errors;
    for (let key0 in data) {
      if (errors - before95 >= 3) break;
      if (!(key0 === "offset" || key0 === "limit" || key0 === "total" || key0 === "has_more")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.offset !== void 0) {
      let data0 = data.offset;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err5 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 2147483647 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err7 = { instancePath: instancePath + "/offset", schemaPath: "#/properties/offset/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.limit !== void 0) {
      let data1 = data.limit;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
        let err8 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: schema125.properties.limit.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err10 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.total !== void 0) {
      let data2 = data.total;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err11 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err12 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.has_more !== void 0 && typeof data.has_more != "boolean") {
      let err13 = { instancePath: instancePath + "/has_more", schemaPath: "#/properties/has_more/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate331.errors = vErrors, errors === 0;
}
validate331.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate313(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate313.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pagination === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pagination" }, message: "must have required property 'pagination'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.degraded_sources === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "degraded_sources" }, message: "must have required property 'degraded_sources'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.error === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error_detail === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.success === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before96 = errors;
    for (let key0 in data) {
      if (errors - before96 >= 3) break;
      if (!(key0 === "data" || key0 === "pagination" || key0 === "degraded_sources" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        let len0 = data0.length, before97 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before97 >= 3); i0++)
          validate314(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.pagination !== void 0 && (validate331(data.pagination, { instancePath: instancePath + "/pagination", parentData: data, parentDataProperty: "pagination", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors), errors = vErrors.length)), data.degraded_sources !== void 0 && (validate147(data.degraded_sources, { instancePath: instancePath + "/degraded_sources", parentData: data, parentDataProperty: "degraded_sources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err8 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err9 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.success !== void 0) {
      let data6 = data.success;
      if (typeof data6 != "boolean") {
        let err10 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (data6 !== !0) {
        let err11 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate313.errors = vErrors, errors === 0;
}
validate313.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v34 = validate334;
function validate334(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate334.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before98 = errors;
    for (let key0 in data) {
      if (errors - before98 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate314(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate334.errors = vErrors, errors === 0;
}
validate334.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v35 = validate336;
var schema128 = { $id: "/schemas/CompanyVersionDiffResponse", type: "object", additionalProperties: !1, required: ["from_version", "to_version", "changes"], properties: { from_version: { type: ["integer", "null"], minimum: 1 }, to_version: { type: "integer", minimum: 1 }, changes: { type: "array", items: { $ref: "/schemas/PatchOperation" } } } };
var schema131 = { $id: "/schemas/PatchWriteOperationName", type: "string", enum: ["add", "replace"] };
function validate340(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate340.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "add" || data === "replace")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema131.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate340.errors = vErrors, errors === 0;
}
validate340.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern23 = new RegExp("^(/([^~/]|~[01])*)*$", "u");
function validate342(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate342.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern23.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(/([^~/]|~[01])*)*$" }, message: 'must match pattern "^(/([^~/]|~[01])*)*$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate342.errors = vErrors, errors === 0;
}
validate342.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate339(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate339.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.op === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "op" }, message: "must have required property 'op'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.path === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.value === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    let before99 = errors;
    for (let key0 in data) {
      if (errors - before99 >= 3) break;
      if (!(key0 === "op" || key0 === "path" || key0 === "value")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    data.op !== void 0 && (validate340(data.op, { instancePath: instancePath + "/op", parentData: data, parentDataProperty: "op", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors), errors = vErrors.length)), data.path !== void 0 && (validate342(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate339.errors = vErrors, errors === 0;
}
validate339.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate345(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate345.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.op === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "op" }, message: "must have required property 'op'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.path === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before100 = errors;
    for (let key0 in data) {
      if (errors - before100 >= 3) break;
      if (!(key0 === "op" || key0 === "path")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.op !== void 0) {
      let data0 = data.op;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "remove") {
        let err4 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/const", keyword: "const", params: { allowedValue: "remove" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    data.path !== void 0 && (validate342(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate345.errors = vErrors, errors === 0;
}
validate345.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate348(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate348.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.op === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "op" }, message: "must have required property 'op'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.from === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.path === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    let before101 = errors;
    for (let key0 in data) {
      if (errors - before101 >= 3) break;
      if (!(key0 === "op" || key0 === "from" || key0 === "path")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.op !== void 0) {
      let data0 = data.op;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== "move") {
        let err5 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/const", keyword: "const", params: { allowedValue: "move" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.from !== void 0 && (validate342(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors), errors = vErrors.length)), data.path !== void 0 && (validate342(data.path, { instancePath: instancePath + "/path", parentData: data, parentDataProperty: "path", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate348.errors = vErrors, errors === 0;
}
validate348.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate338(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate338.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  validate339(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = !0, passing0 = 0;
    var props0 = !0;
  }
  let _errs2 = errors;
  validate345(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0)
    valid0 = !1, passing0 = [passing0, 1];
  else {
    _valid0 && (valid0 = !0, passing0 = 1, props0 !== !0 && (props0 = !0));
    let _errs3 = errors;
    validate348(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors), errors = vErrors.length);
    var _valid0 = _errs3 === errors;
    _valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 2]) : _valid0 && (valid0 = !0, passing0 = 2, props0 !== !0 && (props0 = !0));
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate338.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate338.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate337(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate337.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.from_version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from_version" }, message: "must have required property 'from_version'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.to_version === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to_version" }, message: "must have required property 'to_version'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.changes === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changes" }, message: "must have required property 'changes'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    let before102 = errors;
    for (let key0 in data) {
      if (errors - before102 >= 3) break;
      if (!(key0 === "from_version" || key0 === "to_version" || key0 === "changes")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.from_version !== void 0) {
      let data0 = data.from_version;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
        let err4 = { instancePath: instancePath + "/from_version", schemaPath: "#/properties/from_version/type", keyword: "type", params: { type: schema128.properties.from_version.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        let err5 = { instancePath: instancePath + "/from_version", schemaPath: "#/properties/from_version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.to_version !== void 0) {
      let data1 = data.to_version;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/to_version", schemaPath: "#/properties/to_version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
        let err7 = { instancePath: instancePath + "/to_version", schemaPath: "#/properties/to_version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.changes !== void 0) {
      let data2 = data.changes;
      if (Array.isArray(data2)) {
        let len0 = data2.length, before103 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before103 >= 3); i0++)
          validate338(data2[i0], { instancePath: instancePath + "/changes/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate337.errors = vErrors, errors === 0;
}
validate337.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate336(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate336.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before104 = errors;
    for (let key0 in data) {
      if (errors - before104 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate337(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate336.errors = vErrors, errors === 0;
}
validate336.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v36 = validate354;
function validate354(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate354.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pagination === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pagination" }, message: "must have required property 'pagination'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.degraded_sources === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "degraded_sources" }, message: "must have required property 'degraded_sources'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.error === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error_detail === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.success === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before105 = errors;
    for (let key0 in data) {
      if (errors - before105 >= 3) break;
      if (!(key0 === "data" || key0 === "pagination" || key0 === "degraded_sources" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        let len0 = data0.length, before106 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before106 >= 3); i0++)
          validate250(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.pagination !== void 0 && (validate331(data.pagination, { instancePath: instancePath + "/pagination", parentData: data, parentDataProperty: "pagination", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors), errors = vErrors.length)), data.degraded_sources !== void 0 && (validate147(data.degraded_sources, { instancePath: instancePath + "/degraded_sources", parentData: data, parentDataProperty: "degraded_sources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err8 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err9 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.success !== void 0) {
      let data6 = data.success;
      if (typeof data6 != "boolean") {
        let err10 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (data6 !== !0) {
        let err11 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate354.errors = vErrors, errors === 0;
}
validate354.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v37 = validate358;
function validate358(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate358.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before107 = errors;
    for (let key0 in data) {
      if (errors - before107 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate250(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate358.errors = vErrors, errors === 0;
}
validate358.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v38 = validate360;
function validate360(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate360.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before108 = errors;
    for (let key0 in data) {
      if (errors - before108 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        let len0 = data0.length, before109 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before109 >= 3); i0++)
          validate263(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.error !== void 0 && data.error !== null) {
      let err6 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err7 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.success !== void 0) {
      let data4 = data.success;
      if (typeof data4 != "boolean") {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (data4 !== !0) {
        let err9 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate360.errors = vErrors, errors === 0;
}
validate360.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v39 = validate362;
function validate362(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate362.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before110 = errors;
    for (let key0 in data) {
      if (errors - before110 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate254(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate362.errors = vErrors, errors === 0;
}
validate362.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v40 = validate364;
function validate366(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate366.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.department_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "department_id" }, message: "must have required property 'department_id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.last_update === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_update" }, message: "must have required property 'last_update'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    let before111 = errors;
    for (let key0 in data) {
      if (errors - before111 >= 3) break;
      if (!(key0 === "status" || key0 === "department_id" || key0 === "last_update")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.status !== void 0) {
      let data0 = data.status;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data0 !== "healthy") {
        let err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "healthy" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.department_id !== void 0 && (validate65(data.department_id, { instancePath: instancePath + "/department_id", parentData: data, parentDataProperty: "department_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.last_update !== void 0 && (validate116(data.last_update, { instancePath: instancePath + "/last_update", parentData: data, parentDataProperty: "last_update", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate366.errors = vErrors, errors === 0;
}
validate366.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate370(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate370.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.reason === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before112 = errors;
    for (let key0 in data) {
      if (errors - before112 >= 3) break;
      if (!(key0 === "status" || key0 === "reason")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.status !== void 0) {
      let data0 = data.status;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "unknown") {
        let err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "unknown" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.reason !== void 0) {
      let data1 = data.reason;
      if (typeof data1 != "string") {
        let err5 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (data1 !== "not_found") {
        let err6 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/const", keyword: "const", params: { allowedValue: "not_found" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate370.errors = vErrors, errors === 0;
}
validate370.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate365(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate365.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  validate366(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = !0, passing0 = 0;
    var props0 = !0;
  }
  let _errs2 = errors;
  validate370(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1, props0 !== !0 && (props0 = !0)), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate365.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate365.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate364(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate364.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before113 = errors;
    for (let key0 in data) {
      if (errors - before113 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate365(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate364.errors = vErrors, errors === 0;
}
validate364.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v41 = validate373;
function validate373(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate373.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pagination === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pagination" }, message: "must have required property 'pagination'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.degraded_sources === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "degraded_sources" }, message: "must have required property 'degraded_sources'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.error === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error_detail === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.success === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before114 = errors;
    for (let key0 in data) {
      if (errors - before114 >= 3) break;
      if (!(key0 === "data" || key0 === "pagination" || key0 === "degraded_sources" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        if (data0.length > 200) {
          let err7 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data0.length, before115 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before115 >= 3); i0++)
          validate263(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pagination !== void 0 && (validate145(data.pagination, { instancePath: instancePath + "/pagination", parentData: data, parentDataProperty: "pagination", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.degraded_sources !== void 0 && (validate147(data.degraded_sources, { instancePath: instancePath + "/degraded_sources", parentData: data, parentDataProperty: "degraded_sources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err9 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err10 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.success !== void 0) {
      let data6 = data.success;
      if (typeof data6 != "boolean") {
        let err11 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (data6 !== !0) {
        let err12 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate373.errors = vErrors, errors === 0;
}
validate373.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v42 = validate377;
function validate377(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate377.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before116 = errors;
    for (let key0 in data) {
      if (errors - before116 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate263(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate377.errors = vErrors, errors === 0;
}
validate377.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v43 = validate379;
var schema146 = { $id: "/schemas/RoleResponse", type: "object", additionalProperties: !1, required: ["name", "department", "authority_level", "required_skills", "tool_access", "system_prompt_template", "description", "created_at", "updated_at"], properties: { name: { $ref: "/schemas/NotBlankStr" }, department: { $ref: "/schemas/DepartmentName" }, authority_level: { $ref: "/schemas/SeniorityLevel" }, required_skills: { type: "array", items: { $ref: "/schemas/NotBlankStr" } }, tool_access: { type: "array", items: { $ref: "/schemas/NotBlankStr" } }, system_prompt_template: { type: ["string", "null"] }, description: { type: "string" }, created_at: { $ref: "/schemas/Timestamp" }, updated_at: { $ref: "/schemas/Timestamp" } } }, schema147 = { $id: "/schemas/DepartmentName", type: "string", enum: ["executive", "product", "design", "engineering", "quality_assurance", "data_analytics", "operations", "creative_marketing", "security"] };
function validate382(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate382.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "executive" || data === "product" || data === "design" || data === "engineering" || data === "quality_assurance" || data === "data_analytics" || data === "operations" || data === "creative_marketing" || data === "security")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema147.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate382.errors = vErrors, errors === 0;
}
validate382.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate380(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate380.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.department === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "department" }, message: "must have required property 'department'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.authority_level === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "authority_level" }, message: "must have required property 'authority_level'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.required_skills === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "required_skills" }, message: "must have required property 'required_skills'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.tool_access === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool_access" }, message: "must have required property 'tool_access'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.system_prompt_template === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "system_prompt_template" }, message: "must have required property 'system_prompt_template'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.description === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.created_at === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.updated_at === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    let before117 = errors;
    for (let key0 in data) {
      if (errors - before117 >= 3) break;
      if (!func3.call(schema146.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.name !== void 0 && (validate107(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.department !== void 0 && (validate382(data.department, { instancePath: instancePath + "/department", parentData: data, parentDataProperty: "department", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors), errors = vErrors.length)), data.authority_level !== void 0 && (validate190(data.authority_level, { instancePath: instancePath + "/authority_level", parentData: data, parentDataProperty: "authority_level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors), errors = vErrors.length)), data.required_skills !== void 0) {
      let data3 = data.required_skills;
      if (Array.isArray(data3)) {
        let len0 = data3.length, before118 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before118 >= 3); i0++)
          validate107(data3[i0], { instancePath: instancePath + "/required_skills/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/required_skills", schemaPath: "#/properties/required_skills/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.tool_access !== void 0) {
      let data5 = data.tool_access;
      if (Array.isArray(data5)) {
        let len1 = data5.length, before119 = errors;
        for (let i1 = 0; i1 < len1 && !(errors - before119 >= 3); i1++)
          validate107(data5[i1], { instancePath: instancePath + "/tool_access/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/tool_access", schemaPath: "#/properties/tool_access/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.system_prompt_template !== void 0) {
      let data7 = data.system_prompt_template;
      if (typeof data7 != "string" && data7 !== null) {
        let err12 = { instancePath: instancePath + "/system_prompt_template", schemaPath: "#/properties/system_prompt_template/type", keyword: "type", params: { type: schema146.properties.system_prompt_template.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.description !== void 0 && typeof data.description != "string") {
      let err13 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    data.created_at !== void 0 && (validate116(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate116(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length));
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate380.errors = vErrors, errors === 0;
}
validate380.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate379(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate379.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pagination === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pagination" }, message: "must have required property 'pagination'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.degraded_sources === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "degraded_sources" }, message: "must have required property 'degraded_sources'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.error === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error_detail === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.success === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before120 = errors;
    for (let key0 in data) {
      if (errors - before120 >= 3) break;
      if (!(key0 === "data" || key0 === "pagination" || key0 === "degraded_sources" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        if (data0.length > 200) {
          let err7 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data0.length, before121 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before121 >= 3); i0++)
          validate380(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pagination !== void 0 && (validate145(data.pagination, { instancePath: instancePath + "/pagination", parentData: data, parentDataProperty: "pagination", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.degraded_sources !== void 0 && (validate147(data.degraded_sources, { instancePath: instancePath + "/degraded_sources", parentData: data, parentDataProperty: "degraded_sources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err9 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err10 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.success !== void 0) {
      let data6 = data.success;
      if (typeof data6 != "boolean") {
        let err11 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (data6 !== !0) {
        let err12 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate379.errors = vErrors, errors === 0;
}
validate379.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v44 = validate392;
function validate392(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate392.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before122 = errors;
    for (let key0 in data) {
      if (errors - before122 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate380(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate392.errors = vErrors, errors === 0;
}
validate392.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v45 = validate394;
var schema151 = { $id: "/schemas/RoleSnapshot", type: "object", additionalProperties: !1, required: ["name", "department", "authority_level", "required_skills", "tool_access", "system_prompt_template", "description"], properties: { name: { $ref: "/schemas/NotBlankStr" }, department: { $ref: "/schemas/DepartmentName" }, authority_level: { $ref: "/schemas/SeniorityLevel" }, required_skills: { type: "array", items: { $ref: "/schemas/NotBlankStr" } }, tool_access: { type: "array", items: { $ref: "/schemas/NotBlankStr" } }, system_prompt_template: { type: ["string", "null"] }, description: { type: "string" } } };
function validate398(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate398.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.department === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "department" }, message: "must have required property 'department'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.authority_level === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "authority_level" }, message: "must have required property 'authority_level'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.required_skills === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "required_skills" }, message: "must have required property 'required_skills'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.tool_access === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool_access" }, message: "must have required property 'tool_access'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.system_prompt_template === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "system_prompt_template" }, message: "must have required property 'system_prompt_template'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.description === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    let before123 = errors;
    for (let key0 in data) {
      if (errors - before123 >= 3) break;
      if (!(key0 === "name" || key0 === "department" || key0 === "authority_level" || key0 === "required_skills" || key0 === "tool_access" || key0 === "system_prompt_template" || key0 === "description")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.name !== void 0 && (validate107(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.department !== void 0 && (validate382(data.department, { instancePath: instancePath + "/department", parentData: data, parentDataProperty: "department", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors), errors = vErrors.length)), data.authority_level !== void 0 && (validate190(data.authority_level, { instancePath: instancePath + "/authority_level", parentData: data, parentDataProperty: "authority_level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors), errors = vErrors.length)), data.required_skills !== void 0) {
      let data3 = data.required_skills;
      if (Array.isArray(data3)) {
        let len0 = data3.length, before124 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before124 >= 3); i0++)
          validate107(data3[i0], { instancePath: instancePath + "/required_skills/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/required_skills", schemaPath: "#/properties/required_skills/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.tool_access !== void 0) {
      let data5 = data.tool_access;
      if (Array.isArray(data5)) {
        let len1 = data5.length, before125 = errors;
        for (let i1 = 0; i1 < len1 && !(errors - before125 >= 3); i1++)
          validate107(data5[i1], { instancePath: instancePath + "/tool_access/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/tool_access", schemaPath: "#/properties/tool_access/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.system_prompt_template !== void 0) {
      let data7 = data.system_prompt_template;
      if (typeof data7 != "string" && data7 !== null) {
        let err10 = { instancePath: instancePath + "/system_prompt_template", schemaPath: "#/properties/system_prompt_template/type", keyword: "type", params: { type: schema151.properties.system_prompt_template.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.description !== void 0 && typeof data.description != "string") {
      let err11 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate398.errors = vErrors, errors === 0;
}
validate398.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate395(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate395.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.entity_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entity_id" }, message: "must have required property 'entity_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.content_hash === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content_hash" }, message: "must have required property 'content_hash'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.snapshot === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "snapshot" }, message: "must have required property 'snapshot'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.saved_by === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "saved_by" }, message: "must have required property 'saved_by'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.saved_at === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "saved_at" }, message: "must have required property 'saved_at'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before126 = errors;
    for (let key0 in data) {
      if (errors - before126 >= 3) break;
      if (!(key0 === "entity_id" || key0 === "version" || key0 === "content_hash" || key0 === "snapshot" || key0 === "saved_by" || key0 === "saved_at")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.entity_id !== void 0 && (validate107(data.entity_id, { instancePath: instancePath + "/entity_id", parentData: data, parentDataProperty: "entity_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.version !== void 0) {
      let data1 = data.version;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
        let err8 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    data.content_hash !== void 0 && (validate315(data.content_hash, { instancePath: instancePath + "/content_hash", parentData: data, parentDataProperty: "content_hash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors), errors = vErrors.length)), data.snapshot !== void 0 && (validate398(data.snapshot, { instancePath: instancePath + "/snapshot", parentData: data, parentDataProperty: "snapshot", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate398.errors : vErrors.concat(validate398.errors), errors = vErrors.length)), data.saved_by !== void 0 && (validate107(data.saved_by, { instancePath: instancePath + "/saved_by", parentData: data, parentDataProperty: "saved_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.saved_at !== void 0 && (validate116(data.saved_at, { instancePath: instancePath + "/saved_at", parentData: data, parentDataProperty: "saved_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length));
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate395.errors = vErrors, errors === 0;
}
validate395.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate394(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate394.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pagination === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pagination" }, message: "must have required property 'pagination'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.degraded_sources === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "degraded_sources" }, message: "must have required property 'degraded_sources'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.error === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error_detail === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.success === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before127 = errors;
    for (let key0 in data) {
      if (errors - before127 >= 3) break;
      if (!(key0 === "data" || key0 === "pagination" || key0 === "degraded_sources" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        let len0 = data0.length, before128 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before128 >= 3); i0++)
          validate395(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.pagination !== void 0 && (validate331(data.pagination, { instancePath: instancePath + "/pagination", parentData: data, parentDataProperty: "pagination", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors), errors = vErrors.length)), data.degraded_sources !== void 0 && (validate147(data.degraded_sources, { instancePath: instancePath + "/degraded_sources", parentData: data, parentDataProperty: "degraded_sources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err8 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err9 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.success !== void 0) {
      let data6 = data.success;
      if (typeof data6 != "boolean") {
        let err10 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (data6 !== !0) {
        let err11 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate394.errors = vErrors, errors === 0;
}
validate394.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v46 = validate410;
function validate410(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate410.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before129 = errors;
    for (let key0 in data) {
      if (errors - before129 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate395(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate410.errors = vErrors, errors === 0;
}
validate410.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v47 = validate412;
var schema155 = { $id: "/schemas/ProviderKind", type: "string", enum: ["guided", "openai-compatible"] };
function validate415(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate415.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "guided" || data === "openai-compatible")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema155.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate415.errors = vErrors, errors === 0;
}
validate415.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema156 = { $id: "/schemas/ProviderModelResponse", type: "object", additionalProperties: !1, required: ["id", "context_window", "input_price", "output_price", "latency_ms", "tools", "vision", "reasoning", "embedding", "embedding_dims"], properties: { id: { $ref: "/schemas/NotBlankStr" }, context_window: { type: ["integer", "null"], minimum: 1 }, input_price: { type: ["number", "null"], format: "double", minimum: 0 }, output_price: { type: ["number", "null"], format: "double", minimum: 0 }, latency_ms: { type: ["number", "null"], format: "double", minimum: 0 }, tools: { type: ["boolean", "null"] }, vision: { type: ["boolean", "null"] }, reasoning: { type: ["boolean", "null"] }, embedding: { type: "boolean" }, embedding_dims: { type: ["integer", "null"], minimum: 1 } } };
function validate418(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate418.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.context_window === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "context_window" }, message: "must have required property 'context_window'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.input_price === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input_price" }, message: "must have required property 'input_price'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.output_price === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_price" }, message: "must have required property 'output_price'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.latency_ms === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "latency_ms" }, message: "must have required property 'latency_ms'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.tools === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tools" }, message: "must have required property 'tools'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.vision === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "vision" }, message: "must have required property 'vision'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.reasoning === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reasoning" }, message: "must have required property 'reasoning'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.embedding === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "embedding" }, message: "must have required property 'embedding'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.embedding_dims === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "embedding_dims" }, message: "must have required property 'embedding_dims'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    let before130 = errors;
    for (let key0 in data) {
      if (errors - before130 >= 3) break;
      if (!func3.call(schema156.properties, key0)) {
        let err10 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.id !== void 0 && (validate107(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.context_window !== void 0) {
      let data1 = data.context_window;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
        let err11 = { instancePath: instancePath + "/context_window", schemaPath: "#/properties/context_window/type", keyword: "type", params: { type: schema156.properties.context_window.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
        let err12 = { instancePath: instancePath + "/context_window", schemaPath: "#/properties/context_window/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.input_price !== void 0) {
      let data2 = data.input_price;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        let err13 = { instancePath: instancePath + "/input_price", schemaPath: "#/properties/input_price/type", keyword: "type", params: { type: schema156.properties.input_price.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err14 = { instancePath: instancePath + "/input_price", schemaPath: "#/properties/input_price/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.output_price !== void 0) {
      let data3 = data.output_price;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        let err15 = { instancePath: instancePath + "/output_price", schemaPath: "#/properties/output_price/type", keyword: "type", params: { type: schema156.properties.output_price.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 0 || isNaN(data3))) {
        let err16 = { instancePath: instancePath + "/output_price", schemaPath: "#/properties/output_price/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.latency_ms !== void 0) {
      let data4 = data.latency_ms;
      if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
        let err17 = { instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/type", keyword: "type", params: { type: schema156.properties.latency_ms.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 0 || isNaN(data4))) {
        let err18 = { instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.tools !== void 0) {
      let data5 = data.tools;
      if (typeof data5 != "boolean" && data5 !== null) {
        let err19 = { instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: schema156.properties.tools.type }, message: "must be boolean,null" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.vision !== void 0) {
      let data6 = data.vision;
      if (typeof data6 != "boolean" && data6 !== null) {
        let err20 = { instancePath: instancePath + "/vision", schemaPath: "#/properties/vision/type", keyword: "type", params: { type: schema156.properties.vision.type }, message: "must be boolean,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.reasoning !== void 0) {
      let data7 = data.reasoning;
      if (typeof data7 != "boolean" && data7 !== null) {
        let err21 = { instancePath: instancePath + "/reasoning", schemaPath: "#/properties/reasoning/type", keyword: "type", params: { type: schema156.properties.reasoning.type }, message: "must be boolean,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.embedding !== void 0 && typeof data.embedding != "boolean") {
      let err22 = { instancePath: instancePath + "/embedding", schemaPath: "#/properties/embedding/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.embedding_dims !== void 0) {
      let data9 = data.embedding_dims;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)) && data9 !== null) {
        let err23 = { instancePath: instancePath + "/embedding_dims", schemaPath: "#/properties/embedding_dims/type", keyword: "type", params: { type: schema156.properties.embedding_dims.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9) && (data9 < 1 || isNaN(data9))) {
        let err24 = { instancePath: instancePath + "/embedding_dims", schemaPath: "#/properties/embedding_dims/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
  } else {
    let err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate418.errors = vErrors, errors === 0;
}
validate418.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate413(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate413.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.is_default === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_default" }, message: "must have required property 'is_default'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.reachable === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reachable" }, message: "must have required property 'reachable'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.checked_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checked_at" }, message: "must have required property 'checked_at'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.models === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "models" }, message: "must have required property 'models'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before131 = errors;
    for (let key0 in data) {
      if (errors - before131 >= 3) break;
      if (!(key0 === "name" || key0 === "kind" || key0 === "is_default" || key0 === "reachable" || key0 === "checked_at" || key0 === "models")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.name !== void 0 && (validate107(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.kind !== void 0 && (validate415(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors), errors = vErrors.length)), data.is_default !== void 0 && typeof data.is_default != "boolean") {
      let err7 = { instancePath: instancePath + "/is_default", schemaPath: "#/properties/is_default/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.reachable !== void 0 && typeof data.reachable != "boolean") {
      let err8 = { instancePath: instancePath + "/reachable", schemaPath: "#/properties/reachable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.checked_at !== void 0 && (validate129(data.checked_at, { instancePath: instancePath + "/checked_at", parentData: data, parentDataProperty: "checked_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length)), data.models !== void 0) {
      let data5 = data.models;
      if (Array.isArray(data5)) {
        let len0 = data5.length, before132 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before132 >= 3); i0++)
          validate418(data5[i0], { instancePath: instancePath + "/models/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/models", schemaPath: "#/properties/models/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate413.errors = vErrors, errors === 0;
}
validate413.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate412(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate412.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before133 = errors;
    for (let key0 in data) {
      if (errors - before133 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        let len0 = data0.length, before134 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before134 >= 3); i0++)
          validate413(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.error !== void 0 && data.error !== null) {
      let err6 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err7 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.success !== void 0) {
      let data4 = data.success;
      if (typeof data4 != "boolean") {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (data4 !== !0) {
        let err9 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate412.errors = vErrors, errors === 0;
}
validate412.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v48 = validate422;
var schema158 = { $id: "/schemas/AuditEntryResponse", type: "object", additionalProperties: !1, required: ["id", "action", "actor_id", "agent_id", "target_type", "target_id", "target_name", "reason", "details", "at"], properties: { id: { $ref: "/schemas/Uuid" }, action: { $ref: "/schemas/NotBlankStr" }, actor_id: { type: ["string", "null"], minLength: 1 }, agent_id: { type: ["string", "null"], minLength: 1 }, target_type: { type: ["string", "null"], minLength: 1 }, target_id: { type: ["string", "null"], minLength: 1 }, target_name: { type: ["string", "null"], minLength: 1 }, reason: { type: ["string", "null"], minLength: 1 }, details: { type: ["object", "null"], additionalProperties: !0 }, at: { $ref: "/schemas/Timestamp" } } };
function validate423(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate423.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.action === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.actor_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actor_id" }, message: "must have required property 'actor_id'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.agent_id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent_id" }, message: "must have required property 'agent_id'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.target_type === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "target_type" }, message: "must have required property 'target_type'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.target_id === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "target_id" }, message: "must have required property 'target_id'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.target_name === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "target_name" }, message: "must have required property 'target_name'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.reason === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.details === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "details" }, message: "must have required property 'details'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.at === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    let before135 = errors;
    for (let key0 in data) {
      if (errors - before135 >= 3) break;
      if (!func3.call(schema158.properties, key0)) {
        let err10 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.id !== void 0 && (validate65(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.action !== void 0 && (validate107(data.action, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.actor_id !== void 0) {
      let data2 = data.actor_id;
      if (typeof data2 != "string" && data2 !== null) {
        let err11 = { instancePath: instancePath + "/actor_id", schemaPath: "#/properties/actor_id/type", keyword: "type", params: { type: schema158.properties.actor_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data2 == "string" && func1(data2) < 1) {
        let err12 = { instancePath: instancePath + "/actor_id", schemaPath: "#/properties/actor_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.agent_id !== void 0) {
      let data3 = data.agent_id;
      if (typeof data3 != "string" && data3 !== null) {
        let err13 = { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: schema158.properties.agent_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data3 == "string" && func1(data3) < 1) {
        let err14 = { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.target_type !== void 0) {
      let data4 = data.target_type;
      if (typeof data4 != "string" && data4 !== null) {
        let err15 = { instancePath: instancePath + "/target_type", schemaPath: "#/properties/target_type/type", keyword: "type", params: { type: schema158.properties.target_type.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data4 == "string" && func1(data4) < 1) {
        let err16 = { instancePath: instancePath + "/target_type", schemaPath: "#/properties/target_type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.target_id !== void 0) {
      let data5 = data.target_id;
      if (typeof data5 != "string" && data5 !== null) {
        let err17 = { instancePath: instancePath + "/target_id", schemaPath: "#/properties/target_id/type", keyword: "type", params: { type: schema158.properties.target_id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data5 == "string" && func1(data5) < 1) {
        let err18 = { instancePath: instancePath + "/target_id", schemaPath: "#/properties/target_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.target_name !== void 0) {
      let data6 = data.target_name;
      if (typeof data6 != "string" && data6 !== null) {
        let err19 = { instancePath: instancePath + "/target_name", schemaPath: "#/properties/target_name/type", keyword: "type", params: { type: schema158.properties.target_name.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data6 == "string" && func1(data6) < 1) {
        let err20 = { instancePath: instancePath + "/target_name", schemaPath: "#/properties/target_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.reason !== void 0) {
      let data7 = data.reason;
      if (typeof data7 != "string" && data7 !== null) {
        let err21 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: schema158.properties.reason.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data7 == "string" && func1(data7) < 1) {
        let err22 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.details !== void 0) {
      let data8 = data.details;
      if (!(data8 && typeof data8 == "object" && !Array.isArray(data8)) && data8 !== null) {
        let err23 = { instancePath: instancePath + "/details", schemaPath: "#/properties/details/type", keyword: "type", params: { type: schema158.properties.details.type }, message: "must be object,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    data.at !== void 0 && (validate116(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length));
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate423.errors = vErrors, errors === 0;
}
validate423.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate422(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate422.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pagination === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pagination" }, message: "must have required property 'pagination'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.degraded_sources === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "degraded_sources" }, message: "must have required property 'degraded_sources'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.error === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error_detail === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.success === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before136 = errors;
    for (let key0 in data) {
      if (errors - before136 >= 3) break;
      if (!(key0 === "data" || key0 === "pagination" || key0 === "degraded_sources" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        if (data0.length > 200) {
          let err7 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data0.length, before137 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before137 >= 3); i0++)
          validate423(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pagination !== void 0 && (validate145(data.pagination, { instancePath: instancePath + "/pagination", parentData: data, parentDataProperty: "pagination", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.degraded_sources !== void 0 && (validate147(data.degraded_sources, { instancePath: instancePath + "/degraded_sources", parentData: data, parentDataProperty: "degraded_sources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err9 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err10 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.success !== void 0) {
      let data6 = data.success;
      if (typeof data6 != "boolean") {
        let err11 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (data6 !== !0) {
        let err12 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate422.errors = vErrors, errors === 0;
}
validate422.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v49 = validate430;
var schema160 = { $id: "/schemas/SettingEntry", type: "object", additionalProperties: !1, required: ["namespace", "key", "type", "value", "default", "source", "minimum", "maximum", "allowed", "description", "updated_at", "updated_by"], properties: { namespace: { $ref: "/schemas/NotBlankStr" }, key: { $ref: "/schemas/NotBlankStr" }, type: { $ref: "/schemas/SettingType" }, value: { $ref: "/schemas/SettingValue" }, default: { $ref: "/schemas/SettingValue" }, source: { $ref: "/schemas/SettingSource" }, minimum: { type: ["number", "null"], format: "double" }, maximum: { type: ["number", "null"], format: "double" }, allowed: { type: ["array", "null"], items: { $ref: "/schemas/NotBlankStr" } }, description: { $ref: "/schemas/NotBlankStr" }, updated_at: { $ref: "/schemas/TimestampOrNull" }, updated_by: { anyOf: [{ $ref: "/schemas/UserId" }, { type: "null" }] } } }, schema161 = { $id: "/schemas/SettingType", type: "string", enum: ["boolean", "integer", "number", "string"] };
function validate434(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate434.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "boolean" || data === "integer" || data === "number" || data === "string")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema161.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate434.errors = vErrors, errors === 0;
}
validate434.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema162 = { $id: "/schemas/SettingValue", type: ["boolean", "number", "string"] };
function validate436(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate436.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "boolean" && !(typeof data == "number" && isFinite(data)) && typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema162.type }, message: "must be boolean,number,string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate436.errors = vErrors, errors === 0;
}
validate436.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema163 = { $id: "/schemas/SettingSource", type: "string", enum: ["default", "environment", "stored"] };
function validate439(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate439.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "default" || data === "environment" || data === "stored")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema163.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate439.errors = vErrors, errors === 0;
}
validate439.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate431(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate431.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.namespace === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "namespace" }, message: "must have required property 'namespace'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.key === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.type === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.value === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.default === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "default" }, message: "must have required property 'default'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.source === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.minimum === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "minimum" }, message: "must have required property 'minimum'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.maximum === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maximum" }, message: "must have required property 'maximum'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.allowed === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "allowed" }, message: "must have required property 'allowed'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.description === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.updated_at === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.updated_by === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_by" }, message: "must have required property 'updated_by'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    let before138 = errors;
    for (let key0 in data) {
      if (errors - before138 >= 3) break;
      if (!func3.call(schema160.properties, key0)) {
        let err12 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.namespace !== void 0 && (validate107(data.namespace, { instancePath: instancePath + "/namespace", parentData: data, parentDataProperty: "namespace", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.key !== void 0 && (validate107(data.key, { instancePath: instancePath + "/key", parentData: data, parentDataProperty: "key", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.type !== void 0 && (validate434(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors), errors = vErrors.length)), data.value !== void 0 && (validate436(data.value, { instancePath: instancePath + "/value", parentData: data, parentDataProperty: "value", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate436.errors : vErrors.concat(validate436.errors), errors = vErrors.length)), data.default !== void 0 && (validate436(data.default, { instancePath: instancePath + "/default", parentData: data, parentDataProperty: "default", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate436.errors : vErrors.concat(validate436.errors), errors = vErrors.length)), data.source !== void 0 && (validate439(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate439.errors : vErrors.concat(validate439.errors), errors = vErrors.length)), data.minimum !== void 0) {
      let data6 = data.minimum;
      if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
        let err13 = { instancePath: instancePath + "/minimum", schemaPath: "#/properties/minimum/type", keyword: "type", params: { type: schema160.properties.minimum.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.maximum !== void 0) {
      let data7 = data.maximum;
      if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null) {
        let err14 = { instancePath: instancePath + "/maximum", schemaPath: "#/properties/maximum/type", keyword: "type", params: { type: schema160.properties.maximum.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.allowed !== void 0) {
      let data8 = data.allowed;
      if (!Array.isArray(data8) && data8 !== null) {
        let err15 = { instancePath: instancePath + "/allowed", schemaPath: "#/properties/allowed/type", keyword: "type", params: { type: schema160.properties.allowed.type }, message: "must be array,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (Array.isArray(data8)) {
        let len0 = data8.length, before139 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before139 >= 3); i0++)
          validate107(data8[i0], { instancePath: instancePath + "/allowed/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      }
    }
    if (data.description !== void 0 && (validate107(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate129(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length)), data.updated_by !== void 0) {
      let data12 = data.updated_by, _errs18 = errors, valid3 = !1, _errs19 = errors;
      validate101(data12, { instancePath: instancePath + "/updated_by", parentData: data, parentDataProperty: "updated_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length);
      var _valid0 = _errs19 === errors;
      valid3 = valid3 || _valid0;
      let _errs20 = errors;
      if (data12 !== null) {
        let err16 = { instancePath: instancePath + "/updated_by", schemaPath: "#/properties/updated_by/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      var _valid0 = _errs20 === errors;
      if (valid3 = valid3 || _valid0, valid3)
        errors = _errs18, vErrors !== null && (_errs18 ? vErrors.length = _errs18 : vErrors = null);
      else {
        let err17 = { instancePath: instancePath + "/updated_by", schemaPath: "#/properties/updated_by/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate431.errors = vErrors, errors === 0;
}
validate431.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate430(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate430.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pagination === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pagination" }, message: "must have required property 'pagination'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.degraded_sources === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "degraded_sources" }, message: "must have required property 'degraded_sources'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.error === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error_detail === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.success === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before140 = errors;
    for (let key0 in data) {
      if (errors - before140 >= 3) break;
      if (!(key0 === "data" || key0 === "pagination" || key0 === "degraded_sources" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        if (data0.length > 200) {
          let err7 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data0.length, before141 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before141 >= 3); i0++)
          validate431(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pagination !== void 0 && (validate145(data.pagination, { instancePath: instancePath + "/pagination", parentData: data, parentDataProperty: "pagination", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.degraded_sources !== void 0 && (validate147(data.degraded_sources, { instancePath: instancePath + "/degraded_sources", parentData: data, parentDataProperty: "degraded_sources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err9 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err10 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.success !== void 0) {
      let data6 = data.success;
      if (typeof data6 != "boolean") {
        let err11 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (data6 !== !0) {
        let err12 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate430.errors = vErrors, errors === 0;
}
validate430.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v50 = validate448;
function validate448(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate448.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before142 = errors;
    for (let key0 in data) {
      if (errors - before142 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate431(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate448.errors = vErrors, errors === 0;
}
validate448.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v51 = validate450;
var schema167 = { $id: "/schemas/BudgetUse", type: "object", additionalProperties: !1, required: ["cap", "held", "spent"], properties: { cap: { type: ["number", "null"], format: "double", minimum: 0 }, held: { type: "number", format: "double", minimum: 0 }, spent: { type: "number", format: "double", minimum: 0 } } };
function validate453(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate453.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cap === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cap" }, message: "must have required property 'cap'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.held === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "held" }, message: "must have required property 'held'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.spent === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "spent" }, message: "must have required property 'spent'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    let before143 = errors;
    for (let key0 in data) {
      if (errors - before143 >= 3) break;
      if (!(key0 === "cap" || key0 === "held" || key0 === "spent")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.cap !== void 0) {
      let data0 = data.cap;
      if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
        let err4 = { instancePath: instancePath + "/cap", schemaPath: "#/properties/cap/type", keyword: "type", params: { type: schema167.properties.cap.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0))) {
        let err5 = { instancePath: instancePath + "/cap", schemaPath: "#/properties/cap/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.held !== void 0) {
      let data1 = data.held;
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.spent !== void 0) {
      let data2 = data.spent;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate453.errors = vErrors, errors === 0;
}
validate453.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema168 = { $id: "/schemas/OwnedBudgetUse", type: "object", additionalProperties: !1, required: ["id", "cap", "held", "spent"], properties: { id: { $ref: "/schemas/Uuid" }, cap: { type: ["number", "null"], format: "double", minimum: 0 }, held: { type: "number", format: "double", minimum: 0 }, spent: { type: "number", format: "double", minimum: 0 } } };
function validate455(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate455.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.cap === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cap" }, message: "must have required property 'cap'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.held === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "held" }, message: "must have required property 'held'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.spent === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "spent" }, message: "must have required property 'spent'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before144 = errors;
    for (let key0 in data) {
      if (errors - before144 >= 3) break;
      if (!(key0 === "id" || key0 === "cap" || key0 === "held" || key0 === "spent")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.id !== void 0 && (validate65(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.cap !== void 0) {
      let data1 = data.cap;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        let err5 = { instancePath: instancePath + "/cap", schemaPath: "#/properties/cap/type", keyword: "type", params: { type: schema168.properties.cap.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err6 = { instancePath: instancePath + "/cap", schemaPath: "#/properties/cap/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.held !== void 0) {
      let data2 = data.held;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/held", schemaPath: "#/properties/held/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.spent !== void 0) {
      let data3 = data.spent;
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          let err9 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/spent", schemaPath: "#/properties/spent/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate455.errors = vErrors, errors === 0;
}
validate455.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern24 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])$", "u");
function validate451(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate451.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.currency === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.month === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "month" }, message: "must have required property 'month'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.company === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "company" }, message: "must have required property 'company'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.departments === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "departments" }, message: "must have required property 'departments'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.charters === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "charters" }, message: "must have required property 'charters'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    let before145 = errors;
    for (let key0 in data) {
      if (errors - before145 >= 3) break;
      if (!(key0 === "currency" || key0 === "month" || key0 === "company" || key0 === "departments" || key0 === "charters")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.currency !== void 0 && (validate195(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length)), data.month !== void 0) {
      let data1 = data.month;
      if (typeof data1 == "string") {
        if (!pattern24.test(data1)) {
          let err6 = { instancePath: instancePath + "/month", schemaPath: "#/properties/month/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-(0[1-9]|1[0-2])$" }, message: 'must match pattern "^\\d{4}-(0[1-9]|1[0-2])$"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/month", schemaPath: "#/properties/month/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.company !== void 0 && (validate453(data.company, { instancePath: instancePath + "/company", parentData: data, parentDataProperty: "company", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate453.errors : vErrors.concat(validate453.errors), errors = vErrors.length)), data.departments !== void 0) {
      let data3 = data.departments;
      if (Array.isArray(data3)) {
        let len0 = data3.length, before146 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before146 >= 3); i0++)
          validate455(data3[i0], { instancePath: instancePath + "/departments/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/departments", schemaPath: "#/properties/departments/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.charters !== void 0) {
      let data5 = data.charters;
      if (Array.isArray(data5)) {
        let len1 = data5.length, before147 = errors;
        for (let i1 = 0; i1 < len1 && !(errors - before147 >= 3); i1++)
          validate455(data5[i1], { instancePath: instancePath + "/charters/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/charters", schemaPath: "#/properties/charters/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate451.errors = vErrors, errors === 0;
}
validate451.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate450(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate450.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before148 = errors;
    for (let key0 in data) {
      if (errors - before148 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate451(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate450.errors = vErrors, errors === 0;
}
validate450.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v52 = validate460;
var schema170 = { $id: "/schemas/InboxItem", type: "object", additionalProperties: !1, required: ["kind", "id", "title", "summary", "urgency_level", "requested_by", "created_at", "expires_at", "etag", "conversation_id"], properties: { kind: { $ref: "/schemas/InboxKind" }, id: { $ref: "/schemas/Uuid" }, title: { type: "string", minLength: 1, maxLength: 256 }, summary: { type: "string", maxLength: 500 }, urgency_level: { $ref: "/schemas/UrgencyLevel" }, requested_by: { type: "string" }, created_at: { $ref: "/schemas/Timestamp" }, expires_at: { $ref: "/schemas/TimestampOrNull" }, etag: { type: "string" }, conversation_id: { anyOf: [{ $ref: "/schemas/Uuid" }, { type: "null" }] } } }, schema171 = { $id: "/schemas/InboxKind", type: "string", enum: ["approval", "charter", "plan"] };
function validate462(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate462.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "approval" || data === "charter" || data === "plan")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema171.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate462.errors = vErrors, errors === 0;
}
validate462.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema172 = { $id: "/schemas/UrgencyLevel", type: "string", enum: ["critical", "high", "normal", "no_expiry"] };
function validate465(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate465.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "critical" || data === "high" || data === "normal" || data === "no_expiry")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema172.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate465.errors = vErrors, errors === 0;
}
validate465.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate461(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate461.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.title === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.summary === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "summary" }, message: "must have required property 'summary'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.urgency_level === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "urgency_level" }, message: "must have required property 'urgency_level'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.requested_by === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requested_by" }, message: "must have required property 'requested_by'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.created_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.expires_at === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.etag === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "etag" }, message: "must have required property 'etag'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.conversation_id === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "conversation_id" }, message: "must have required property 'conversation_id'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    let before149 = errors;
    for (let key0 in data) {
      if (errors - before149 >= 3) break;
      if (!func3.call(schema170.properties, key0)) {
        let err10 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.kind !== void 0 && (validate462(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors), errors = vErrors.length)), data.id !== void 0 && (validate65(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.title !== void 0) {
      let data2 = data.title;
      if (typeof data2 == "string") {
        if (func1(data2) > 256) {
          let err11 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func1(data2) < 1) {
          let err12 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.summary !== void 0) {
      let data3 = data.summary;
      if (typeof data3 == "string") {
        if (func1(data3) > 500) {
          let err14 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.urgency_level !== void 0 && (validate465(data.urgency_level, { instancePath: instancePath + "/urgency_level", parentData: data, parentDataProperty: "urgency_level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors), errors = vErrors.length)), data.requested_by !== void 0 && typeof data.requested_by != "string") {
      let err16 = { instancePath: instancePath + "/requested_by", schemaPath: "#/properties/requested_by/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.created_at !== void 0 && (validate116(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate129(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length)), data.etag !== void 0 && typeof data.etag != "string") {
      let err17 = { instancePath: instancePath + "/etag", schemaPath: "#/properties/etag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.conversation_id !== void 0) {
      let data9 = data.conversation_id, _errs16 = errors, valid1 = !1, _errs17 = errors;
      validate65(data9, { instancePath: instancePath + "/conversation_id", parentData: data, parentDataProperty: "conversation_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      var _valid0 = _errs17 === errors;
      valid1 = valid1 || _valid0;
      let _errs18 = errors;
      if (data9 !== null) {
        let err18 = { instancePath: instancePath + "/conversation_id", schemaPath: "#/properties/conversation_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      var _valid0 = _errs18 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs16, vErrors !== null && (_errs16 ? vErrors.length = _errs16 : vErrors = null);
      else {
        let err19 = { instancePath: instancePath + "/conversation_id", schemaPath: "#/properties/conversation_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate461.errors = vErrors, errors === 0;
}
validate461.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate460(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate460.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pagination === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pagination" }, message: "must have required property 'pagination'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.degraded_sources === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "degraded_sources" }, message: "must have required property 'degraded_sources'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.error === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error_detail === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.success === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before150 = errors;
    for (let key0 in data) {
      if (errors - before150 >= 3) break;
      if (!(key0 === "data" || key0 === "pagination" || key0 === "degraded_sources" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        if (data0.length > 200) {
          let err7 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data0.length, before151 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before151 >= 3); i0++)
          validate461(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pagination !== void 0 && (validate145(data.pagination, { instancePath: instancePath + "/pagination", parentData: data, parentDataProperty: "pagination", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.degraded_sources !== void 0 && (validate147(data.degraded_sources, { instancePath: instancePath + "/degraded_sources", parentData: data, parentDataProperty: "degraded_sources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err9 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err10 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.success !== void 0) {
      let data6 = data.success;
      if (typeof data6 != "boolean") {
        let err11 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (data6 !== !0) {
        let err12 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate460.errors = vErrors, errors === 0;
}
validate460.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v53 = validate473;
var schema174 = { $id: "/schemas/ApprovalResponse", type: "object", additionalProperties: !1, required: ["id", "action_type", "title", "description", "requested_by", "risk_level", "source", "status", "created_at", "expires_at", "decided_at", "decided_by", "decision_reason", "task_id", "metadata", "context", "resume", "seconds_remaining", "urgency_level"], properties: { id: { $ref: "/schemas/Uuid" }, action_type: { $ref: "/schemas/NotBlankStr" }, title: { $ref: "/schemas/NotBlankStr" }, description: { type: "string" }, requested_by: { $ref: "/schemas/NotBlankStr" }, risk_level: { $ref: "/schemas/RiskLevel" }, source: { $ref: "/schemas/ApprovalSource" }, status: { $ref: "/schemas/ApprovalStatus" }, created_at: { $ref: "/schemas/Timestamp" }, expires_at: { $ref: "/schemas/TimestampOrNull" }, decided_at: { $ref: "/schemas/TimestampOrNull" }, decided_by: { anyOf: [{ $ref: "/schemas/NotBlankStr" }, { type: "null" }] }, decision_reason: { anyOf: [{ $ref: "/schemas/NotBlankStr" }, { type: "null" }] }, task_id: { anyOf: [{ $ref: "/schemas/Uuid" }, { type: "null" }] }, metadata: { type: "object", additionalProperties: { type: "string" } }, context: { $ref: "/schemas/ApprovalContext" }, resume: { $ref: "/schemas/ApprovalResume" }, seconds_remaining: { type: ["number", "null"], format: "double", minimum: 0 }, urgency_level: { $ref: "/schemas/UrgencyLevel" } } }, schema175 = { $id: "/schemas/RiskLevel", type: "string", enum: ["low", "medium", "high", "critical"] };
function validate479(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate479.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "low" || data === "medium" || data === "high" || data === "critical")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema175.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate479.errors = vErrors, errors === 0;
}
validate479.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema176 = { $id: "/schemas/ApprovalSource", type: "string", enum: ["review_gate", "plan_review", "parked_context", "conversational_invite"] };
function validate481(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate481.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "review_gate" || data === "plan_review" || data === "parked_context" || data === "conversational_invite")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema176.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate481.errors = vErrors, errors === 0;
}
validate481.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema177 = { $id: "/schemas/ApprovalStatus", type: "string", enum: ["pending", "approved", "rejected", "expired"] };
function validate483(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate483.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "pending" || data === "approved" || data === "rejected" || data === "expired")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema177.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate483.errors = vErrors, errors === 0;
}
validate483.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema178 = { $id: "/schemas/ApprovalContext", type: "object", additionalProperties: !1, required: ["conversation_id", "plan_id", "agent_id", "agent_name", "tool_name", "tool_arguments"], properties: { conversation_id: { anyOf: [{ $ref: "/schemas/Uuid" }, { type: "null" }] }, plan_id: { anyOf: [{ $ref: "/schemas/Uuid" }, { type: "null" }] }, agent_id: { anyOf: [{ $ref: "/schemas/Uuid" }, { type: "null" }] }, agent_name: { anyOf: [{ $ref: "/schemas/NotBlankStr" }, { type: "null" }] }, tool_name: { anyOf: [{ $ref: "/schemas/NotBlankStr" }, { type: "null" }] }, tool_arguments: { type: ["object", "null"], additionalProperties: !0 } } };
function validate491(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate491.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.conversation_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "conversation_id" }, message: "must have required property 'conversation_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.plan_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "plan_id" }, message: "must have required property 'plan_id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.agent_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent_id" }, message: "must have required property 'agent_id'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.agent_name === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agent_name" }, message: "must have required property 'agent_name'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.tool_name === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool_name" }, message: "must have required property 'tool_name'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.tool_arguments === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool_arguments" }, message: "must have required property 'tool_arguments'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before152 = errors;
    for (let key0 in data) {
      if (errors - before152 >= 3) break;
      if (!(key0 === "conversation_id" || key0 === "plan_id" || key0 === "agent_id" || key0 === "agent_name" || key0 === "tool_name" || key0 === "tool_arguments")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.conversation_id !== void 0) {
      let data0 = data.conversation_id, _errs3 = errors, valid1 = !1, _errs4 = errors;
      validate65(data0, { instancePath: instancePath + "/conversation_id", parentData: data, parentDataProperty: "conversation_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
      let _errs5 = errors;
      if (data0 !== null) {
        let err7 = { instancePath: instancePath + "/conversation_id", schemaPath: "#/properties/conversation_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      var _valid0 = _errs5 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
      else {
        let err8 = { instancePath: instancePath + "/conversation_id", schemaPath: "#/properties/conversation_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.plan_id !== void 0) {
      let data1 = data.plan_id, _errs8 = errors, valid2 = !1, _errs9 = errors;
      validate65(data1, { instancePath: instancePath + "/plan_id", parentData: data, parentDataProperty: "plan_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      var _valid1 = _errs9 === errors;
      valid2 = valid2 || _valid1;
      let _errs10 = errors;
      if (data1 !== null) {
        let err9 = { instancePath: instancePath + "/plan_id", schemaPath: "#/properties/plan_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      var _valid1 = _errs10 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null);
      else {
        let err10 = { instancePath: instancePath + "/plan_id", schemaPath: "#/properties/plan_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.agent_id !== void 0) {
      let data2 = data.agent_id, _errs13 = errors, valid3 = !1, _errs14 = errors;
      validate65(data2, { instancePath: instancePath + "/agent_id", parentData: data, parentDataProperty: "agent_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      var _valid2 = _errs14 === errors;
      valid3 = valid3 || _valid2;
      let _errs15 = errors;
      if (data2 !== null) {
        let err11 = { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      var _valid2 = _errs15 === errors;
      if (valid3 = valid3 || _valid2, valid3)
        errors = _errs13, vErrors !== null && (_errs13 ? vErrors.length = _errs13 : vErrors = null);
      else {
        let err12 = { instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.agent_name !== void 0) {
      let data3 = data.agent_name, _errs18 = errors, valid4 = !1, _errs19 = errors;
      validate107(data3, { instancePath: instancePath + "/agent_name", parentData: data, parentDataProperty: "agent_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      var _valid3 = _errs19 === errors;
      valid4 = valid4 || _valid3;
      let _errs20 = errors;
      if (data3 !== null) {
        let err13 = { instancePath: instancePath + "/agent_name", schemaPath: "#/properties/agent_name/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      var _valid3 = _errs20 === errors;
      if (valid4 = valid4 || _valid3, valid4)
        errors = _errs18, vErrors !== null && (_errs18 ? vErrors.length = _errs18 : vErrors = null);
      else {
        let err14 = { instancePath: instancePath + "/agent_name", schemaPath: "#/properties/agent_name/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.tool_name !== void 0) {
      let data4 = data.tool_name, _errs23 = errors, valid5 = !1, _errs24 = errors;
      validate107(data4, { instancePath: instancePath + "/tool_name", parentData: data, parentDataProperty: "tool_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      var _valid4 = _errs24 === errors;
      valid5 = valid5 || _valid4;
      let _errs25 = errors;
      if (data4 !== null) {
        let err15 = { instancePath: instancePath + "/tool_name", schemaPath: "#/properties/tool_name/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      var _valid4 = _errs25 === errors;
      if (valid5 = valid5 || _valid4, valid5)
        errors = _errs23, vErrors !== null && (_errs23 ? vErrors.length = _errs23 : vErrors = null);
      else {
        let err16 = { instancePath: instancePath + "/tool_name", schemaPath: "#/properties/tool_name/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.tool_arguments !== void 0) {
      let data5 = data.tool_arguments;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
        let err17 = { instancePath: instancePath + "/tool_arguments", schemaPath: "#/properties/tool_arguments/type", keyword: "type", params: { type: schema178.properties.tool_arguments.type }, message: "must be object,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate491.errors = vErrors, errors === 0;
}
validate491.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema180 = { $id: "/schemas/ResumeState", type: "string", enum: ["none", "queued", "running", "done", "failed"] };
function validate499(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate499.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "none" || data === "queued" || data === "running" || data === "done" || data === "failed")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema180.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate499.errors = vErrors, errors === 0;
}
validate499.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema182 = { $id: "/schemas/TerminationReason", type: "string", enum: ["completed", "parked", "max_turns", "provider_error", "budget_exhausted", "rejected"] };
function validate502(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate502.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "completed" || data === "parked" || data === "max_turns" || data === "provider_error" || data === "budget_exhausted" || data === "rejected")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema182.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate502.errors = vErrors, errors === 0;
}
validate502.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate505(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate505.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tool_name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool_name" }, message: "must have required property 'tool_name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.is_error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_error" }, message: "must have required property 'is_error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.result === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    let before153 = errors;
    for (let key0 in data) {
      if (errors - before153 >= 3) break;
      if (!(key0 === "tool_name" || key0 === "is_error" || key0 === "result")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.tool_name !== void 0 && (validate107(data.tool_name, { instancePath: instancePath + "/tool_name", parentData: data, parentDataProperty: "tool_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.is_error !== void 0 && typeof data.is_error != "boolean") {
      let err4 = { instancePath: instancePath + "/is_error", schemaPath: "#/properties/is_error/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.result !== void 0) {
      let data2 = data.result;
      if (typeof data2 == "string") {
        if (func1(data2) > 8192) {
          let err5 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/maxLength", keyword: "maxLength", params: { limit: 8192 }, message: "must NOT have more than 8192 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate505.errors = vErrors, errors === 0;
}
validate505.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate501(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate501.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.termination_reason === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "termination_reason" }, message: "must have required property 'termination_reason'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.final_message === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "final_message" }, message: "must have required property 'final_message'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.tool_calls === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool_calls" }, message: "must have required property 'tool_calls'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.approval_id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "approval_id" }, message: "must have required property 'approval_id'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.parked === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parked" }, message: "must have required property 'parked'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    let before154 = errors;
    for (let key0 in data) {
      if (errors - before154 >= 3) break;
      if (!(key0 === "termination_reason" || key0 === "final_message" || key0 === "tool_calls" || key0 === "approval_id" || key0 === "parked")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.termination_reason !== void 0 && (validate502(data.termination_reason, { instancePath: instancePath + "/termination_reason", parentData: data, parentDataProperty: "termination_reason", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate502.errors : vErrors.concat(validate502.errors), errors = vErrors.length)), data.final_message !== void 0) {
      let data1 = data.final_message, _errs4 = errors, valid1 = !1, _errs5 = errors;
      validate107(data1, { instancePath: instancePath + "/final_message", parentData: data, parentDataProperty: "final_message", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      var _valid0 = _errs5 === errors;
      valid1 = valid1 || _valid0;
      let _errs6 = errors;
      if (data1 !== null) {
        let err6 = { instancePath: instancePath + "/final_message", schemaPath: "#/properties/final_message/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      var _valid0 = _errs6 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
      else {
        let err7 = { instancePath: instancePath + "/final_message", schemaPath: "#/properties/final_message/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.tool_calls !== void 0) {
      let data2 = data.tool_calls;
      if (Array.isArray(data2)) {
        let len0 = data2.length, before155 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before155 >= 3); i0++)
          validate505(data2[i0], { instancePath: instancePath + "/tool_calls/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate505.errors : vErrors.concat(validate505.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/tool_calls", schemaPath: "#/properties/tool_calls/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.approval_id !== void 0) {
      let data4 = data.approval_id, _errs12 = errors, valid4 = !1, _errs13 = errors;
      validate65(data4, { instancePath: instancePath + "/approval_id", parentData: data, parentDataProperty: "approval_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      var _valid1 = _errs13 === errors;
      valid4 = valid4 || _valid1;
      let _errs14 = errors;
      if (data4 !== null) {
        let err9 = { instancePath: instancePath + "/approval_id", schemaPath: "#/properties/approval_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      var _valid1 = _errs14 === errors;
      if (valid4 = valid4 || _valid1, valid4)
        errors = _errs12, vErrors !== null && (_errs12 ? vErrors.length = _errs12 : vErrors = null);
      else {
        let err10 = { instancePath: instancePath + "/approval_id", schemaPath: "#/properties/approval_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.parked !== void 0 && typeof data.parked != "boolean") {
      let err11 = { instancePath: instancePath + "/parked", schemaPath: "#/properties/parked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate501.errors = vErrors, errors === 0;
}
validate501.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate498(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate498.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.result === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    let before156 = errors;
    for (let key0 in data) {
      if (errors - before156 >= 3) break;
      if (!(key0 === "state" || key0 === "result" || key0 === "error")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.state !== void 0 && (validate499(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors), errors = vErrors.length)), data.result !== void 0) {
      let data1 = data.result, _errs4 = errors, valid1 = !1, _errs5 = errors;
      validate501(data1, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors), errors = vErrors.length);
      var _valid0 = _errs5 === errors;
      valid1 = valid1 || _valid0;
      let _errs6 = errors;
      if (data1 !== null) {
        let err4 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      var _valid0 = _errs6 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
      else {
        let err5 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.error !== void 0) {
      let data2 = data.error, _errs9 = errors, valid2 = !1, _errs10 = errors;
      validate107(data2, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      var _valid1 = _errs10 === errors;
      valid2 = valid2 || _valid1;
      let _errs11 = errors;
      if (data2 !== null) {
        let err6 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      var _valid1 = _errs11 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
      else {
        let err7 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate498.errors = vErrors, errors === 0;
}
validate498.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate474(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate474.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.action_type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action_type" }, message: "must have required property 'action_type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.title === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.description === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.requested_by === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requested_by" }, message: "must have required property 'requested_by'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.risk_level === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "risk_level" }, message: "must have required property 'risk_level'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.source === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.status === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.created_at === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.expires_at === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.decided_at === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decided_at" }, message: "must have required property 'decided_at'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.decided_by === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decided_by" }, message: "must have required property 'decided_by'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.decision_reason === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decision_reason" }, message: "must have required property 'decision_reason'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.task_id === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "task_id" }, message: "must have required property 'task_id'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.metadata === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metadata" }, message: "must have required property 'metadata'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.context === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "context" }, message: "must have required property 'context'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.resume === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resume" }, message: "must have required property 'resume'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.seconds_remaining === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seconds_remaining" }, message: "must have required property 'seconds_remaining'" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.urgency_level === void 0) {
      let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "urgency_level" }, message: "must have required property 'urgency_level'" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    let before157 = errors;
    for (let key0 in data) {
      if (errors - before157 >= 3) break;
      if (!func3.call(schema174.properties, key0)) {
        let err19 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.id !== void 0 && (validate65(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.action_type !== void 0 && (validate107(data.action_type, { instancePath: instancePath + "/action_type", parentData: data, parentDataProperty: "action_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.title !== void 0 && (validate107(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.description !== void 0 && typeof data.description != "string") {
      let err20 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.requested_by !== void 0 && (validate107(data.requested_by, { instancePath: instancePath + "/requested_by", parentData: data, parentDataProperty: "requested_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.risk_level !== void 0 && (validate479(data.risk_level, { instancePath: instancePath + "/risk_level", parentData: data, parentDataProperty: "risk_level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate479.errors : vErrors.concat(validate479.errors), errors = vErrors.length)), data.source !== void 0 && (validate481(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate481.errors : vErrors.concat(validate481.errors), errors = vErrors.length)), data.status !== void 0 && (validate483(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate116(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate129(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length)), data.decided_at !== void 0 && (validate129(data.decided_at, { instancePath: instancePath + "/decided_at", parentData: data, parentDataProperty: "decided_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length)), data.decided_by !== void 0) {
      let data11 = data.decided_by, _errs15 = errors, valid1 = !1, _errs16 = errors;
      validate107(data11, { instancePath: instancePath + "/decided_by", parentData: data, parentDataProperty: "decided_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      var _valid0 = _errs16 === errors;
      valid1 = valid1 || _valid0;
      let _errs17 = errors;
      if (data11 !== null) {
        let err21 = { instancePath: instancePath + "/decided_by", schemaPath: "#/properties/decided_by/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      var _valid0 = _errs17 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null);
      else {
        let err22 = { instancePath: instancePath + "/decided_by", schemaPath: "#/properties/decided_by/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.decision_reason !== void 0) {
      let data12 = data.decision_reason, _errs20 = errors, valid2 = !1, _errs21 = errors;
      validate107(data12, { instancePath: instancePath + "/decision_reason", parentData: data, parentDataProperty: "decision_reason", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      var _valid1 = _errs21 === errors;
      valid2 = valid2 || _valid1;
      let _errs22 = errors;
      if (data12 !== null) {
        let err23 = { instancePath: instancePath + "/decision_reason", schemaPath: "#/properties/decision_reason/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      var _valid1 = _errs22 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs20, vErrors !== null && (_errs20 ? vErrors.length = _errs20 : vErrors = null);
      else {
        let err24 = { instancePath: instancePath + "/decision_reason", schemaPath: "#/properties/decision_reason/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.task_id !== void 0) {
      let data13 = data.task_id, _errs25 = errors, valid3 = !1, _errs26 = errors;
      validate65(data13, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      var _valid2 = _errs26 === errors;
      valid3 = valid3 || _valid2;
      let _errs27 = errors;
      if (data13 !== null) {
        let err25 = { instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      var _valid2 = _errs27 === errors;
      if (valid3 = valid3 || _valid2, valid3)
        errors = _errs25, vErrors !== null && (_errs25 ? vErrors.length = _errs25 : vErrors = null);
      else {
        let err26 = { instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.metadata !== void 0) {
      let data14 = data.metadata;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        let before158 = errors;
        for (let key1 in data14) {
          if (errors - before158 >= 3) break;
          if (typeof data14[key1] != "string") {
            let err27 = { instancePath: instancePath + "/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/metadata/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
      } else {
        let err28 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.context !== void 0 && (validate491(data.context, { instancePath: instancePath + "/context", parentData: data, parentDataProperty: "context", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors), errors = vErrors.length)), data.resume !== void 0 && (validate498(data.resume, { instancePath: instancePath + "/resume", parentData: data, parentDataProperty: "resume", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors), errors = vErrors.length)), data.seconds_remaining !== void 0) {
      let data18 = data.seconds_remaining;
      if (!(typeof data18 == "number" && isFinite(data18)) && data18 !== null) {
        let err29 = { instancePath: instancePath + "/seconds_remaining", schemaPath: "#/properties/seconds_remaining/type", keyword: "type", params: { type: schema174.properties.seconds_remaining.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
      if (typeof data18 == "number" && isFinite(data18) && (data18 < 0 || isNaN(data18))) {
        let err30 = { instancePath: instancePath + "/seconds_remaining", schemaPath: "#/properties/seconds_remaining/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    data.urgency_level !== void 0 && (validate465(data.urgency_level, { instancePath: instancePath + "/urgency_level", parentData: data, parentDataProperty: "urgency_level", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors), errors = vErrors.length));
  } else {
    let err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
  }
  return validate474.errors = vErrors, errors === 0;
}
validate474.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate473(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate473.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pagination === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pagination" }, message: "must have required property 'pagination'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.degraded_sources === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "degraded_sources" }, message: "must have required property 'degraded_sources'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.error === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error_detail === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.success === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before159 = errors;
    for (let key0 in data) {
      if (errors - before159 >= 3) break;
      if (!(key0 === "data" || key0 === "pagination" || key0 === "degraded_sources" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        if (data0.length > 200) {
          let err7 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data0.length, before160 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before160 >= 3); i0++)
          validate474(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate474.errors : vErrors.concat(validate474.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pagination !== void 0 && (validate145(data.pagination, { instancePath: instancePath + "/pagination", parentData: data, parentDataProperty: "pagination", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.degraded_sources !== void 0 && (validate147(data.degraded_sources, { instancePath: instancePath + "/degraded_sources", parentData: data, parentDataProperty: "degraded_sources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err9 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err10 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.success !== void 0) {
      let data6 = data.success;
      if (typeof data6 != "boolean") {
        let err11 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (data6 !== !0) {
        let err12 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate473.errors = vErrors, errors === 0;
}
validate473.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v54 = validate516;
function validate516(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate516.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before161 = errors;
    for (let key0 in data) {
      if (errors - before161 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate474(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate474.errors : vErrors.concat(validate474.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate516.errors = vErrors, errors === 0;
}
validate516.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v55 = validate518;
var schema187 = { $id: "/schemas/InterviewStatus", type: "string", enum: ["needs_more", "drafted"] };
function validate521(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate521.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "needs_more" || data === "drafted")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema187.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate521.errors = vErrors, errors === 0;
}
validate521.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema188 = { $id: "/schemas/ProjectCharter", type: "object", additionalProperties: !1, required: ["id", "conversation_id", "created_by", "version", "status", "title", "brief", "goals", "constraints", "success_criteria", "scope", "envelope", "project_id", "proposed_project_name", "proposed_project_description", "created_at", "updated_at", "approved_at", "approved_by", "forecast_id", "correlation_id", "task_id"], properties: { id: { $ref: "/schemas/Uuid" }, conversation_id: { $ref: "/schemas/Uuid" }, created_by: { $ref: "/schemas/UserId" }, version: { type: "integer", minimum: 1 }, status: { $ref: "/schemas/CharterStatus" }, title: { $ref: "/schemas/NotBlankStr" }, brief: { $ref: "/schemas/NotBlankStr" }, goals: { type: "array", items: { $ref: "/schemas/NotBlankStr" } }, constraints: { type: "array", items: { $ref: "/schemas/NotBlankStr" } }, success_criteria: { type: "array", items: { $ref: "/schemas/NotBlankStr" } }, scope: { $ref: "/schemas/ScopeBoundaries" }, envelope: { $ref: "/schemas/BudgetEnvelope" }, project_id: { anyOf: [{ $ref: "/schemas/NotBlankStr" }, { type: "null" }] }, proposed_project_name: { anyOf: [{ $ref: "/schemas/NotBlankStr" }, { type: "null" }] }, proposed_project_description: { type: "string" }, created_at: { $ref: "/schemas/Timestamp" }, updated_at: { $ref: "/schemas/Timestamp" }, approved_at: { $ref: "/schemas/TimestampOrNull" }, approved_by: { anyOf: [{ $ref: "/schemas/UserId" }, { type: "null" }] }, forecast_id: { anyOf: [{ $ref: "/schemas/Uuid" }, { type: "null" }] }, correlation_id: { anyOf: [{ $ref: "/schemas/NotBlankStr" }, { type: "null" }] }, task_id: { anyOf: [{ $ref: "/schemas/NotBlankStr" }, { type: "null" }] } } }, schema189 = { $id: "/schemas/CharterStatus", type: "string", enum: ["drafted", "approved", "cancelled"] };
function validate528(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate528.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "drafted" || data === "approved" || data === "cancelled")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema189.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate528.errors = vErrors, errors === 0;
}
validate528.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate535(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate535.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.in_scope === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "in_scope" }, message: "must have required property 'in_scope'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.out_of_scope === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "out_of_scope" }, message: "must have required property 'out_of_scope'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before162 = errors;
    for (let key0 in data) {
      if (errors - before162 >= 3) break;
      if (!(key0 === "in_scope" || key0 === "out_of_scope")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.in_scope !== void 0) {
      let data0 = data.in_scope;
      if (Array.isArray(data0)) {
        let len0 = data0.length, before163 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before163 >= 3); i0++)
          validate107(data0[i0], { instancePath: instancePath + "/in_scope/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      } else {
        let err3 = { instancePath: instancePath + "/in_scope", schemaPath: "#/properties/in_scope/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.out_of_scope !== void 0) {
      let data2 = data.out_of_scope;
      if (Array.isArray(data2)) {
        let len1 = data2.length, before164 = errors;
        for (let i1 = 0; i1 < len1 && !(errors - before164 >= 3); i1++)
          validate107(data2[i1], { instancePath: instancePath + "/out_of_scope/" + i1, parentData: data2, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/out_of_scope", schemaPath: "#/properties/out_of_scope/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate535.errors = vErrors, errors === 0;
}
validate535.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate539(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate539.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.amount === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.currency === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deadline === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deadline" }, message: "must have required property 'deadline'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.time_horizon === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time_horizon" }, message: "must have required property 'time_horizon'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before165 = errors;
    for (let key0 in data) {
      if (errors - before165 >= 3) break;
      if (!(key0 === "amount" || key0 === "currency" || key0 === "deadline" || key0 === "time_horizon")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.amount !== void 0) {
      let data0 = data.amount;
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e12 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e12 }, message: "must be <= 1000000000000" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0 <= 0 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.currency !== void 0 && (validate195(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length)), data.deadline !== void 0 && (validate129(data.deadline, { instancePath: instancePath + "/deadline", parentData: data, parentDataProperty: "deadline", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length)), data.time_horizon !== void 0) {
      let data3 = data.time_horizon, _errs7 = errors, valid1 = !1, _errs8 = errors;
      validate107(data3, { instancePath: instancePath + "/time_horizon", parentData: data, parentDataProperty: "time_horizon", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      var _valid0 = _errs8 === errors;
      valid1 = valid1 || _valid0;
      let _errs9 = errors;
      if (data3 !== null) {
        let err8 = { instancePath: instancePath + "/time_horizon", schemaPath: "#/properties/time_horizon/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      var _valid0 = _errs9 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
      else {
        let err9 = { instancePath: instancePath + "/time_horizon", schemaPath: "#/properties/time_horizon/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate539.errors = vErrors, errors === 0;
}
validate539.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate524(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate524.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.conversation_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "conversation_id" }, message: "must have required property 'conversation_id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.created_by === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_by" }, message: "must have required property 'created_by'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.version === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.status === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.title === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.brief === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brief" }, message: "must have required property 'brief'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.goals === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "goals" }, message: "must have required property 'goals'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.constraints === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "constraints" }, message: "must have required property 'constraints'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.success_criteria === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success_criteria" }, message: "must have required property 'success_criteria'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.scope === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scope" }, message: "must have required property 'scope'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.envelope === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "envelope" }, message: "must have required property 'envelope'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.project_id === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "project_id" }, message: "must have required property 'project_id'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.proposed_project_name === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "proposed_project_name" }, message: "must have required property 'proposed_project_name'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.proposed_project_description === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "proposed_project_description" }, message: "must have required property 'proposed_project_description'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.created_at === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.updated_at === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.approved_at === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "approved_at" }, message: "must have required property 'approved_at'" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.approved_by === void 0) {
      let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "approved_by" }, message: "must have required property 'approved_by'" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.forecast_id === void 0) {
      let err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "forecast_id" }, message: "must have required property 'forecast_id'" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.correlation_id === void 0) {
      let err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "correlation_id" }, message: "must have required property 'correlation_id'" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.task_id === void 0) {
      let err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "task_id" }, message: "must have required property 'task_id'" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    let before166 = errors;
    for (let key0 in data) {
      if (errors - before166 >= 3) break;
      if (!func3.call(schema188.properties, key0)) {
        let err22 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.id !== void 0 && (validate65(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.conversation_id !== void 0 && (validate65(data.conversation_id, { instancePath: instancePath + "/conversation_id", parentData: data, parentDataProperty: "conversation_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.created_by !== void 0 && (validate101(data.created_by, { instancePath: instancePath + "/created_by", parentData: data, parentDataProperty: "created_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length)), data.version !== void 0) {
      let data3 = data.version;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err23 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
        let err24 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.status !== void 0 && (validate528(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate528.errors : vErrors.concat(validate528.errors), errors = vErrors.length)), data.title !== void 0 && (validate107(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.brief !== void 0 && (validate107(data.brief, { instancePath: instancePath + "/brief", parentData: data, parentDataProperty: "brief", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.goals !== void 0) {
      let data7 = data.goals;
      if (Array.isArray(data7)) {
        let len0 = data7.length, before167 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before167 >= 3); i0++)
          validate107(data7[i0], { instancePath: instancePath + "/goals/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      } else {
        let err25 = { instancePath: instancePath + "/goals", schemaPath: "#/properties/goals/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.constraints !== void 0) {
      let data9 = data.constraints;
      if (Array.isArray(data9)) {
        let len1 = data9.length, before168 = errors;
        for (let i1 = 0; i1 < len1 && !(errors - before168 >= 3); i1++)
          validate107(data9[i1], { instancePath: instancePath + "/constraints/" + i1, parentData: data9, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      } else {
        let err26 = { instancePath: instancePath + "/constraints", schemaPath: "#/properties/constraints/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.success_criteria !== void 0) {
      let data11 = data.success_criteria;
      if (Array.isArray(data11)) {
        let len2 = data11.length, before169 = errors;
        for (let i2 = 0; i2 < len2 && !(errors - before169 >= 3); i2++)
          validate107(data11[i2], { instancePath: instancePath + "/success_criteria/" + i2, parentData: data11, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      } else {
        let err27 = { instancePath: instancePath + "/success_criteria", schemaPath: "#/properties/success_criteria/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.scope !== void 0 && (validate535(data.scope, { instancePath: instancePath + "/scope", parentData: data, parentDataProperty: "scope", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate535.errors : vErrors.concat(validate535.errors), errors = vErrors.length)), data.envelope !== void 0 && (validate539(data.envelope, { instancePath: instancePath + "/envelope", parentData: data, parentDataProperty: "envelope", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors), errors = vErrors.length)), data.project_id !== void 0) {
      let data15 = data.project_id, _errs22 = errors, valid7 = !1, _errs23 = errors;
      validate107(data15, { instancePath: instancePath + "/project_id", parentData: data, parentDataProperty: "project_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      var _valid0 = _errs23 === errors;
      valid7 = valid7 || _valid0;
      let _errs24 = errors;
      if (data15 !== null) {
        let err28 = { instancePath: instancePath + "/project_id", schemaPath: "#/properties/project_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      var _valid0 = _errs24 === errors;
      if (valid7 = valid7 || _valid0, valid7)
        errors = _errs22, vErrors !== null && (_errs22 ? vErrors.length = _errs22 : vErrors = null);
      else {
        let err29 = { instancePath: instancePath + "/project_id", schemaPath: "#/properties/project_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.proposed_project_name !== void 0) {
      let data16 = data.proposed_project_name, _errs27 = errors, valid8 = !1, _errs28 = errors;
      validate107(data16, { instancePath: instancePath + "/proposed_project_name", parentData: data, parentDataProperty: "proposed_project_name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      var _valid1 = _errs28 === errors;
      valid8 = valid8 || _valid1;
      let _errs29 = errors;
      if (data16 !== null) {
        let err30 = { instancePath: instancePath + "/proposed_project_name", schemaPath: "#/properties/proposed_project_name/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      var _valid1 = _errs29 === errors;
      if (valid8 = valid8 || _valid1, valid8)
        errors = _errs27, vErrors !== null && (_errs27 ? vErrors.length = _errs27 : vErrors = null);
      else {
        let err31 = { instancePath: instancePath + "/proposed_project_name", schemaPath: "#/properties/proposed_project_name/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.proposed_project_description !== void 0 && typeof data.proposed_project_description != "string") {
      let err32 = { instancePath: instancePath + "/proposed_project_description", schemaPath: "#/properties/proposed_project_description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    if (data.created_at !== void 0 && (validate116(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate116(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), data.approved_at !== void 0 && (validate129(data.approved_at, { instancePath: instancePath + "/approved_at", parentData: data, parentDataProperty: "approved_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length)), data.approved_by !== void 0) {
      let data21 = data.approved_by, _errs37 = errors, valid9 = !1, _errs38 = errors;
      validate101(data21, { instancePath: instancePath + "/approved_by", parentData: data, parentDataProperty: "approved_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length);
      var _valid2 = _errs38 === errors;
      valid9 = valid9 || _valid2;
      let _errs39 = errors;
      if (data21 !== null) {
        let err33 = { instancePath: instancePath + "/approved_by", schemaPath: "#/properties/approved_by/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
      var _valid2 = _errs39 === errors;
      if (valid9 = valid9 || _valid2, valid9)
        errors = _errs37, vErrors !== null && (_errs37 ? vErrors.length = _errs37 : vErrors = null);
      else {
        let err34 = { instancePath: instancePath + "/approved_by", schemaPath: "#/properties/approved_by/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.forecast_id !== void 0) {
      let data22 = data.forecast_id, _errs42 = errors, valid10 = !1, _errs43 = errors;
      validate65(data22, { instancePath: instancePath + "/forecast_id", parentData: data, parentDataProperty: "forecast_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      var _valid3 = _errs43 === errors;
      valid10 = valid10 || _valid3;
      let _errs44 = errors;
      if (data22 !== null) {
        let err35 = { instancePath: instancePath + "/forecast_id", schemaPath: "#/properties/forecast_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
      var _valid3 = _errs44 === errors;
      if (valid10 = valid10 || _valid3, valid10)
        errors = _errs42, vErrors !== null && (_errs42 ? vErrors.length = _errs42 : vErrors = null);
      else {
        let err36 = { instancePath: instancePath + "/forecast_id", schemaPath: "#/properties/forecast_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.correlation_id !== void 0) {
      let data23 = data.correlation_id, _errs47 = errors, valid11 = !1, _errs48 = errors;
      validate107(data23, { instancePath: instancePath + "/correlation_id", parentData: data, parentDataProperty: "correlation_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      var _valid4 = _errs48 === errors;
      valid11 = valid11 || _valid4;
      let _errs49 = errors;
      if (data23 !== null) {
        let err37 = { instancePath: instancePath + "/correlation_id", schemaPath: "#/properties/correlation_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
      var _valid4 = _errs49 === errors;
      if (valid11 = valid11 || _valid4, valid11)
        errors = _errs47, vErrors !== null && (_errs47 ? vErrors.length = _errs47 : vErrors = null);
      else {
        let err38 = { instancePath: instancePath + "/correlation_id", schemaPath: "#/properties/correlation_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.task_id !== void 0) {
      let data24 = data.task_id, _errs52 = errors, valid12 = !1, _errs53 = errors;
      validate107(data24, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      var _valid5 = _errs53 === errors;
      valid12 = valid12 || _valid5;
      let _errs54 = errors;
      if (data24 !== null) {
        let err39 = { instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
      var _valid5 = _errs54 === errors;
      if (valid12 = valid12 || _valid5, valid12)
        errors = _errs52, vErrors !== null && (_errs52 ? vErrors.length = _errs52 : vErrors = null);
      else {
        let err40 = { instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
  } else {
    let err41 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
  }
  return validate524.errors = vErrors, errors === 0;
}
validate524.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate519(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate519.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.conversation_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "conversation_id" }, message: "must have required property 'conversation_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.status === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.next_question === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_question" }, message: "must have required property 'next_question'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.charter === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "charter" }, message: "must have required property 'charter'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.conversation_closed === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "conversation_closed" }, message: "must have required property 'conversation_closed'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    let before170 = errors;
    for (let key0 in data) {
      if (errors - before170 >= 3) break;
      if (!(key0 === "conversation_id" || key0 === "status" || key0 === "next_question" || key0 === "charter" || key0 === "conversation_closed")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.conversation_id !== void 0 && (validate65(data.conversation_id, { instancePath: instancePath + "/conversation_id", parentData: data, parentDataProperty: "conversation_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.status !== void 0 && (validate521(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors), errors = vErrors.length)), data.next_question !== void 0) {
      let data2 = data.next_question, _errs5 = errors, valid1 = !1, _errs6 = errors;
      validate107(data2, { instancePath: instancePath + "/next_question", parentData: data, parentDataProperty: "next_question", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      let _errs7 = errors;
      if (data2 !== null) {
        let err6 = { instancePath: instancePath + "/next_question", schemaPath: "#/properties/next_question/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      var _valid0 = _errs7 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err7 = { instancePath: instancePath + "/next_question", schemaPath: "#/properties/next_question/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.charter !== void 0) {
      let data3 = data.charter, _errs10 = errors, valid2 = !1, _errs11 = errors;
      validate524(data3, { instancePath: instancePath + "/charter", parentData: data, parentDataProperty: "charter", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate524.errors : vErrors.concat(validate524.errors), errors = vErrors.length);
      var _valid1 = _errs11 === errors;
      valid2 = valid2 || _valid1;
      let _errs12 = errors;
      if (data3 !== null) {
        let err8 = { instancePath: instancePath + "/charter", schemaPath: "#/properties/charter/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      var _valid1 = _errs12 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
      else {
        let err9 = { instancePath: instancePath + "/charter", schemaPath: "#/properties/charter/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.conversation_closed !== void 0 && typeof data.conversation_closed != "boolean") {
      let err10 = { instancePath: instancePath + "/conversation_closed", schemaPath: "#/properties/conversation_closed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate519.errors = vErrors, errors === 0;
}
validate519.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate518(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate518.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before171 = errors;
    for (let key0 in data) {
      if (errors - before171 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate519(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate519.errors : vErrors.concat(validate519.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate518.errors = vErrors, errors === 0;
}
validate518.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v56 = validate555;
function validate555(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate555.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pagination === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pagination" }, message: "must have required property 'pagination'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.degraded_sources === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "degraded_sources" }, message: "must have required property 'degraded_sources'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.error === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error_detail === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.success === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before172 = errors;
    for (let key0 in data) {
      if (errors - before172 >= 3) break;
      if (!(key0 === "data" || key0 === "pagination" || key0 === "degraded_sources" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        if (data0.length > 200) {
          let err7 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data0.length, before173 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before173 >= 3); i0++)
          validate524(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate524.errors : vErrors.concat(validate524.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pagination !== void 0 && (validate145(data.pagination, { instancePath: instancePath + "/pagination", parentData: data, parentDataProperty: "pagination", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.degraded_sources !== void 0 && (validate147(data.degraded_sources, { instancePath: instancePath + "/degraded_sources", parentData: data, parentDataProperty: "degraded_sources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err9 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err10 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.success !== void 0) {
      let data6 = data.success;
      if (typeof data6 != "boolean") {
        let err11 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (data6 !== !0) {
        let err12 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate555.errors = vErrors, errors === 0;
}
validate555.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v57 = validate559;
function validate559(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate559.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before174 = errors;
    for (let key0 in data) {
      if (errors - before174 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate524(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate524.errors : vErrors.concat(validate524.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate559.errors = vErrors, errors === 0;
}
validate559.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v58 = validate561;
function validate562(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate562.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.charter === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "charter" }, message: "must have required property 'charter'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.project_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "project_id" }, message: "must have required property 'project_id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.task_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "task_id" }, message: "must have required property 'task_id'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.is_success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_success" }, message: "must have required property 'is_success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before175 = errors;
    for (let key0 in data) {
      if (errors - before175 >= 3) break;
      if (!(key0 === "charter" || key0 === "project_id" || key0 === "task_id" || key0 === "is_success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.charter !== void 0 && (validate524(data.charter, { instancePath: instancePath + "/charter", parentData: data, parentDataProperty: "charter", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate524.errors : vErrors.concat(validate524.errors), errors = vErrors.length)), data.project_id !== void 0 && (validate107(data.project_id, { instancePath: instancePath + "/project_id", parentData: data, parentDataProperty: "project_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.task_id !== void 0 && (validate107(data.task_id, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.is_success !== void 0 && typeof data.is_success != "boolean") {
      let err5 = { instancePath: instancePath + "/is_success", schemaPath: "#/properties/is_success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate562.errors = vErrors, errors === 0;
}
validate562.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate561(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate561.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before176 = errors;
    for (let key0 in data) {
      if (errors - before176 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate562(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate562.errors : vErrors.concat(validate562.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate561.errors = vErrors, errors === 0;
}
validate561.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v59 = validate567;
var schema197 = { $id: "/schemas/Project", type: "object", additionalProperties: !1, required: ["id", "name", "description", "status", "lead", "budget", "currency", "deadline", "charter_id", "plan_id", "created_by", "created_at", "updated_at"], properties: { id: { $ref: "/schemas/Uuid" }, name: { $ref: "/schemas/NotBlankStr" }, description: { type: "string" }, status: { $ref: "/schemas/ProjectStatus" }, lead: { anyOf: [{ $ref: "/schemas/Uuid" }, { type: "null" }] }, budget: { type: "number", format: "double", minimum: 0 }, currency: { $ref: "/schemas/CurrencyCode" }, deadline: { $ref: "/schemas/TimestampOrNull" }, charter_id: { anyOf: [{ $ref: "/schemas/Uuid" }, { type: "null" }] }, plan_id: { anyOf: [{ $ref: "/schemas/Uuid" }, { type: "null" }] }, created_by: { $ref: "/schemas/UserId" }, created_at: { $ref: "/schemas/Timestamp" }, updated_at: { $ref: "/schemas/Timestamp" } } }, schema198 = { $id: "/schemas/ProjectStatus", type: "string", enum: ["planning", "active", "on_hold", "completed", "cancelled"] };
function validate571(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate571.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "planning" || data === "active" || data === "on_hold" || data === "completed" || data === "cancelled")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema198.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate571.errors = vErrors, errors === 0;
}
validate571.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate568(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate568.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.description === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.status === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.lead === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lead" }, message: "must have required property 'lead'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.budget === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "budget" }, message: "must have required property 'budget'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.currency === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.deadline === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deadline" }, message: "must have required property 'deadline'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.charter_id === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "charter_id" }, message: "must have required property 'charter_id'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.plan_id === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "plan_id" }, message: "must have required property 'plan_id'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.created_by === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_by" }, message: "must have required property 'created_by'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.created_at === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.updated_at === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    let before177 = errors;
    for (let key0 in data) {
      if (errors - before177 >= 3) break;
      if (!func3.call(schema197.properties, key0)) {
        let err13 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.id !== void 0 && (validate65(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.name !== void 0 && (validate107(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.description !== void 0 && typeof data.description != "string") {
      let err14 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.status !== void 0 && (validate571(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors), errors = vErrors.length)), data.lead !== void 0) {
      let data4 = data.lead, _errs8 = errors, valid1 = !1, _errs9 = errors;
      validate65(data4, { instancePath: instancePath + "/lead", parentData: data, parentDataProperty: "lead", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      var _valid0 = _errs9 === errors;
      valid1 = valid1 || _valid0;
      let _errs10 = errors;
      if (data4 !== null) {
        let err15 = { instancePath: instancePath + "/lead", schemaPath: "#/properties/lead/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      var _valid0 = _errs10 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null);
      else {
        let err16 = { instancePath: instancePath + "/lead", schemaPath: "#/properties/lead/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.budget !== void 0) {
      let data5 = data.budget;
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 0 || isNaN(data5)) {
          let err17 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/budget", schemaPath: "#/properties/budget/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.currency !== void 0 && (validate195(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length)), data.deadline !== void 0 && (validate129(data.deadline, { instancePath: instancePath + "/deadline", parentData: data, parentDataProperty: "deadline", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length)), data.charter_id !== void 0) {
      let data8 = data.charter_id, _errs17 = errors, valid2 = !1, _errs18 = errors;
      validate65(data8, { instancePath: instancePath + "/charter_id", parentData: data, parentDataProperty: "charter_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      var _valid1 = _errs18 === errors;
      valid2 = valid2 || _valid1;
      let _errs19 = errors;
      if (data8 !== null) {
        let err19 = { instancePath: instancePath + "/charter_id", schemaPath: "#/properties/charter_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      var _valid1 = _errs19 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs17, vErrors !== null && (_errs17 ? vErrors.length = _errs17 : vErrors = null);
      else {
        let err20 = { instancePath: instancePath + "/charter_id", schemaPath: "#/properties/charter_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.plan_id !== void 0) {
      let data9 = data.plan_id, _errs22 = errors, valid3 = !1, _errs23 = errors;
      validate65(data9, { instancePath: instancePath + "/plan_id", parentData: data, parentDataProperty: "plan_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      var _valid2 = _errs23 === errors;
      valid3 = valid3 || _valid2;
      let _errs24 = errors;
      if (data9 !== null) {
        let err21 = { instancePath: instancePath + "/plan_id", schemaPath: "#/properties/plan_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      var _valid2 = _errs24 === errors;
      if (valid3 = valid3 || _valid2, valid3)
        errors = _errs22, vErrors !== null && (_errs22 ? vErrors.length = _errs22 : vErrors = null);
      else {
        let err22 = { instancePath: instancePath + "/plan_id", schemaPath: "#/properties/plan_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    data.created_by !== void 0 && (validate101(data.created_by, { instancePath: instancePath + "/created_by", parentData: data, parentDataProperty: "created_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate116(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate116(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length));
  } else {
    let err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  return validate568.errors = vErrors, errors === 0;
}
validate568.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate567(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate567.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pagination === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pagination" }, message: "must have required property 'pagination'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.degraded_sources === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "degraded_sources" }, message: "must have required property 'degraded_sources'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.error === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error_detail === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.success === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before178 = errors;
    for (let key0 in data) {
      if (errors - before178 >= 3) break;
      if (!(key0 === "data" || key0 === "pagination" || key0 === "degraded_sources" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        if (data0.length > 200) {
          let err7 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data0.length, before179 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before179 >= 3); i0++)
          validate568(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate568.errors : vErrors.concat(validate568.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pagination !== void 0 && (validate145(data.pagination, { instancePath: instancePath + "/pagination", parentData: data, parentDataProperty: "pagination", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.degraded_sources !== void 0 && (validate147(data.degraded_sources, { instancePath: instancePath + "/degraded_sources", parentData: data, parentDataProperty: "degraded_sources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err9 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err10 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.success !== void 0) {
      let data6 = data.success;
      if (typeof data6 != "boolean") {
        let err11 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (data6 !== !0) {
        let err12 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate567.errors = vErrors, errors === 0;
}
validate567.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v60 = validate584;
function validate584(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate584.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before180 = errors;
    for (let key0 in data) {
      if (errors - before180 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate568(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate568.errors : vErrors.concat(validate568.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate584.errors = vErrors, errors === 0;
}
validate584.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v61 = validate586;
var schema201 = { $id: "/schemas/Task", type: "object", additionalProperties: !1, required: ["id", "project_id", "title", "description", "type", "priority", "estimated_complexity", "status", "assigned_to", "acceptance_criteria", "dependencies", "parent_task_id", "plan_id", "plan_item_id", "charter_id", "forecast_id", "correlation_id", "hard_ceiling", "deadline", "source", "dispatch", "created_by", "created_at", "updated_at"], properties: { id: { $ref: "/schemas/Uuid" }, project_id: { $ref: "/schemas/Uuid" }, title: { $ref: "/schemas/NotBlankStr" }, description: { type: "string" }, type: { $ref: "/schemas/TaskType" }, priority: { $ref: "/schemas/TaskPriority" }, estimated_complexity: { $ref: "/schemas/TaskComplexity" }, status: { $ref: "/schemas/TaskStatus" }, assigned_to: { anyOf: [{ $ref: "/schemas/Uuid" }, { type: "null" }] }, acceptance_criteria: { type: "array", items: { $ref: "/schemas/AcceptanceCriterion" } }, dependencies: { type: "array", items: { $ref: "/schemas/Uuid" } }, parent_task_id: { anyOf: [{ $ref: "/schemas/Uuid" }, { type: "null" }] }, plan_id: { anyOf: [{ $ref: "/schemas/Uuid" }, { type: "null" }] }, plan_item_id: { anyOf: [{ $ref: "/schemas/Uuid" }, { type: "null" }] }, charter_id: { anyOf: [{ $ref: "/schemas/Uuid" }, { type: "null" }] }, forecast_id: { anyOf: [{ $ref: "/schemas/Uuid" }, { type: "null" }] }, correlation_id: { anyOf: [{ $ref: "/schemas/Uuid" }, { type: "null" }] }, hard_ceiling: { type: ["number", "null"], format: "double", minimum: 0 }, deadline: { $ref: "/schemas/TimestampOrNull" }, source: { $ref: "/schemas/TaskSource" }, dispatch: { type: "array", items: { $ref: "/schemas/DispatchStep" } }, created_by: { $ref: "/schemas/UserId" }, created_at: { $ref: "/schemas/Timestamp" }, updated_at: { $ref: "/schemas/Timestamp" } } }, schema202 = { $id: "/schemas/TaskType", type: "string", enum: ["development", "design", "research", "review", "meeting", "admin"] };
function validate591(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate591.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "development" || data === "design" || data === "research" || data === "review" || data === "meeting" || data === "admin")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema202.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate591.errors = vErrors, errors === 0;
}
validate591.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema203 = { $id: "/schemas/TaskPriority", type: "string", enum: ["critical", "high", "medium", "low"] };
function validate593(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate593.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "critical" || data === "high" || data === "medium" || data === "low")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema203.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate593.errors = vErrors, errors === 0;
}
validate593.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema204 = { $id: "/schemas/TaskComplexity", type: "string", enum: ["simple", "medium", "complex", "epic"] };
function validate595(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate595.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "simple" || data === "medium" || data === "complex" || data === "epic")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema204.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate595.errors = vErrors, errors === 0;
}
validate595.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema205 = { $id: "/schemas/TaskStatus", type: "string", enum: ["created", "assigned", "in_progress", "in_review", "blocked", "completed", "failed", "cancelled", "rejected"] };
function validate597(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate597.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "created" || data === "assigned" || data === "in_progress" || data === "in_review" || data === "blocked" || data === "completed" || data === "failed" || data === "cancelled" || data === "rejected")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema205.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate597.errors = vErrors, errors === 0;
}
validate597.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate600(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate600.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.description === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.met === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "met" }, message: "must have required property 'met'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let before181 = errors;
    for (let key0 in data) {
      if (errors - before181 >= 3) break;
      if (!(key0 === "description" || key0 === "met")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.description !== void 0 && (validate107(data.description, { instancePath: instancePath + "/description", parentData: data, parentDataProperty: "description", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.met !== void 0 && typeof data.met != "boolean") {
      let err3 = { instancePath: instancePath + "/met", schemaPath: "#/properties/met/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate600.errors = vErrors, errors === 0;
}
validate600.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema207 = { $id: "/schemas/TaskSource", type: "string", enum: ["charter", "plan", "manual", "agent"] };
function validate611(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate611.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "charter" || data === "plan" || data === "manual" || data === "agent")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema207.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate611.errors = vErrors, errors === 0;
}
validate611.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema209 = { $id: "/schemas/DispatchPhase", type: "string", enum: ["forecast", "project", "task", "assignment", "delivery"] };
function validate614(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate614.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "forecast" || data === "project" || data === "task" || data === "assignment" || data === "delivery")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema209.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate614.errors = vErrors, errors === 0;
}
validate614.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate613(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate613.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.phase === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phase" }, message: "must have required property 'phase'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.success === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before182 = errors;
    for (let key0 in data) {
      if (errors - before182 >= 3) break;
      if (!(key0 === "phase" || key0 === "success" || key0 === "detail" || key0 === "at")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.phase !== void 0 && (validate614(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate614.errors : vErrors.concat(validate614.errors), errors = vErrors.length)), data.success !== void 0 && typeof data.success != "boolean") {
      let err5 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.detail !== void 0 && typeof data.detail != "string") {
      let err6 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    data.at !== void 0 && (validate116(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate613.errors = vErrors, errors === 0;
}
validate613.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate587(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate587.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.project_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "project_id" }, message: "must have required property 'project_id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.title === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.description === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.type === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.priority === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "priority" }, message: "must have required property 'priority'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.estimated_complexity === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "estimated_complexity" }, message: "must have required property 'estimated_complexity'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.status === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.assigned_to === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "assigned_to" }, message: "must have required property 'assigned_to'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.acceptance_criteria === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "acceptance_criteria" }, message: "must have required property 'acceptance_criteria'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.dependencies === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dependencies" }, message: "must have required property 'dependencies'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.parent_task_id === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parent_task_id" }, message: "must have required property 'parent_task_id'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.plan_id === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "plan_id" }, message: "must have required property 'plan_id'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.plan_item_id === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "plan_item_id" }, message: "must have required property 'plan_item_id'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.charter_id === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "charter_id" }, message: "must have required property 'charter_id'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.forecast_id === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "forecast_id" }, message: "must have required property 'forecast_id'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.correlation_id === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "correlation_id" }, message: "must have required property 'correlation_id'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.hard_ceiling === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hard_ceiling" }, message: "must have required property 'hard_ceiling'" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.deadline === void 0) {
      let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deadline" }, message: "must have required property 'deadline'" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.source === void 0) {
      let err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.dispatch === void 0) {
      let err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dispatch" }, message: "must have required property 'dispatch'" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.created_by === void 0) {
      let err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_by" }, message: "must have required property 'created_by'" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.created_at === void 0) {
      let err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.updated_at === void 0) {
      let err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'" };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    let before183 = errors;
    for (let key0 in data) {
      if (errors - before183 >= 3) break;
      if (!func3.call(schema201.properties, key0)) {
        let err24 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.id !== void 0 && (validate65(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.project_id !== void 0 && (validate65(data.project_id, { instancePath: instancePath + "/project_id", parentData: data, parentDataProperty: "project_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.title !== void 0 && (validate107(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.description !== void 0 && typeof data.description != "string") {
      let err25 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.type !== void 0 && (validate591(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate591.errors : vErrors.concat(validate591.errors), errors = vErrors.length)), data.priority !== void 0 && (validate593(data.priority, { instancePath: instancePath + "/priority", parentData: data, parentDataProperty: "priority", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate593.errors : vErrors.concat(validate593.errors), errors = vErrors.length)), data.estimated_complexity !== void 0 && (validate595(data.estimated_complexity, { instancePath: instancePath + "/estimated_complexity", parentData: data, parentDataProperty: "estimated_complexity", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate595.errors : vErrors.concat(validate595.errors), errors = vErrors.length)), data.status !== void 0 && (validate597(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors), errors = vErrors.length)), data.assigned_to !== void 0) {
      let data8 = data.assigned_to, _errs12 = errors, valid1 = !1, _errs13 = errors;
      validate65(data8, { instancePath: instancePath + "/assigned_to", parentData: data, parentDataProperty: "assigned_to", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      var _valid0 = _errs13 === errors;
      valid1 = valid1 || _valid0;
      let _errs14 = errors;
      if (data8 !== null) {
        let err26 = { instancePath: instancePath + "/assigned_to", schemaPath: "#/properties/assigned_to/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      var _valid0 = _errs14 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs12, vErrors !== null && (_errs12 ? vErrors.length = _errs12 : vErrors = null);
      else {
        let err27 = { instancePath: instancePath + "/assigned_to", schemaPath: "#/properties/assigned_to/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.acceptance_criteria !== void 0) {
      let data9 = data.acceptance_criteria;
      if (Array.isArray(data9)) {
        let len0 = data9.length, before184 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before184 >= 3); i0++)
          validate600(data9[i0], { instancePath: instancePath + "/acceptance_criteria/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors), errors = vErrors.length);
      } else {
        let err28 = { instancePath: instancePath + "/acceptance_criteria", schemaPath: "#/properties/acceptance_criteria/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.dependencies !== void 0) {
      let data11 = data.dependencies;
      if (Array.isArray(data11)) {
        let len1 = data11.length, before185 = errors;
        for (let i1 = 0; i1 < len1 && !(errors - before185 >= 3); i1++)
          validate65(data11[i1], { instancePath: instancePath + "/dependencies/" + i1, parentData: data11, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      } else {
        let err29 = { instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.parent_task_id !== void 0) {
      let data13 = data.parent_task_id, _errs23 = errors, valid6 = !1, _errs24 = errors;
      validate65(data13, { instancePath: instancePath + "/parent_task_id", parentData: data, parentDataProperty: "parent_task_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      var _valid1 = _errs24 === errors;
      valid6 = valid6 || _valid1;
      let _errs25 = errors;
      if (data13 !== null) {
        let err30 = { instancePath: instancePath + "/parent_task_id", schemaPath: "#/properties/parent_task_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      var _valid1 = _errs25 === errors;
      if (valid6 = valid6 || _valid1, valid6)
        errors = _errs23, vErrors !== null && (_errs23 ? vErrors.length = _errs23 : vErrors = null);
      else {
        let err31 = { instancePath: instancePath + "/parent_task_id", schemaPath: "#/properties/parent_task_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.plan_id !== void 0) {
      let data14 = data.plan_id, _errs28 = errors, valid7 = !1, _errs29 = errors;
      validate65(data14, { instancePath: instancePath + "/plan_id", parentData: data, parentDataProperty: "plan_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      var _valid2 = _errs29 === errors;
      valid7 = valid7 || _valid2;
      let _errs30 = errors;
      if (data14 !== null) {
        let err32 = { instancePath: instancePath + "/plan_id", schemaPath: "#/properties/plan_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
      var _valid2 = _errs30 === errors;
      if (valid7 = valid7 || _valid2, valid7)
        errors = _errs28, vErrors !== null && (_errs28 ? vErrors.length = _errs28 : vErrors = null);
      else {
        let err33 = { instancePath: instancePath + "/plan_id", schemaPath: "#/properties/plan_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.plan_item_id !== void 0) {
      let data15 = data.plan_item_id, _errs33 = errors, valid8 = !1, _errs34 = errors;
      validate65(data15, { instancePath: instancePath + "/plan_item_id", parentData: data, parentDataProperty: "plan_item_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      var _valid3 = _errs34 === errors;
      valid8 = valid8 || _valid3;
      let _errs35 = errors;
      if (data15 !== null) {
        let err34 = { instancePath: instancePath + "/plan_item_id", schemaPath: "#/properties/plan_item_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      var _valid3 = _errs35 === errors;
      if (valid8 = valid8 || _valid3, valid8)
        errors = _errs33, vErrors !== null && (_errs33 ? vErrors.length = _errs33 : vErrors = null);
      else {
        let err35 = { instancePath: instancePath + "/plan_item_id", schemaPath: "#/properties/plan_item_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.charter_id !== void 0) {
      let data16 = data.charter_id, _errs38 = errors, valid9 = !1, _errs39 = errors;
      validate65(data16, { instancePath: instancePath + "/charter_id", parentData: data, parentDataProperty: "charter_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      var _valid4 = _errs39 === errors;
      valid9 = valid9 || _valid4;
      let _errs40 = errors;
      if (data16 !== null) {
        let err36 = { instancePath: instancePath + "/charter_id", schemaPath: "#/properties/charter_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
      var _valid4 = _errs40 === errors;
      if (valid9 = valid9 || _valid4, valid9)
        errors = _errs38, vErrors !== null && (_errs38 ? vErrors.length = _errs38 : vErrors = null);
      else {
        let err37 = { instancePath: instancePath + "/charter_id", schemaPath: "#/properties/charter_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.forecast_id !== void 0) {
      let data17 = data.forecast_id, _errs43 = errors, valid10 = !1, _errs44 = errors;
      validate65(data17, { instancePath: instancePath + "/forecast_id", parentData: data, parentDataProperty: "forecast_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      var _valid5 = _errs44 === errors;
      valid10 = valid10 || _valid5;
      let _errs45 = errors;
      if (data17 !== null) {
        let err38 = { instancePath: instancePath + "/forecast_id", schemaPath: "#/properties/forecast_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
      var _valid5 = _errs45 === errors;
      if (valid10 = valid10 || _valid5, valid10)
        errors = _errs43, vErrors !== null && (_errs43 ? vErrors.length = _errs43 : vErrors = null);
      else {
        let err39 = { instancePath: instancePath + "/forecast_id", schemaPath: "#/properties/forecast_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.correlation_id !== void 0) {
      let data18 = data.correlation_id, _errs48 = errors, valid11 = !1, _errs49 = errors;
      validate65(data18, { instancePath: instancePath + "/correlation_id", parentData: data, parentDataProperty: "correlation_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      var _valid6 = _errs49 === errors;
      valid11 = valid11 || _valid6;
      let _errs50 = errors;
      if (data18 !== null) {
        let err40 = { instancePath: instancePath + "/correlation_id", schemaPath: "#/properties/correlation_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
      var _valid6 = _errs50 === errors;
      if (valid11 = valid11 || _valid6, valid11)
        errors = _errs48, vErrors !== null && (_errs48 ? vErrors.length = _errs48 : vErrors = null);
      else {
        let err41 = { instancePath: instancePath + "/correlation_id", schemaPath: "#/properties/correlation_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.hard_ceiling !== void 0) {
      let data19 = data.hard_ceiling;
      if (!(typeof data19 == "number" && isFinite(data19)) && data19 !== null) {
        let err42 = { instancePath: instancePath + "/hard_ceiling", schemaPath: "#/properties/hard_ceiling/type", keyword: "type", params: { type: schema201.properties.hard_ceiling.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
      if (typeof data19 == "number" && isFinite(data19) && (data19 < 0 || isNaN(data19))) {
        let err43 = { instancePath: instancePath + "/hard_ceiling", schemaPath: "#/properties/hard_ceiling/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.deadline !== void 0 && (validate129(data.deadline, { instancePath: instancePath + "/deadline", parentData: data, parentDataProperty: "deadline", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length)), data.source !== void 0 && (validate611(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate611.errors : vErrors.concat(validate611.errors), errors = vErrors.length)), data.dispatch !== void 0) {
      let data22 = data.dispatch;
      if (Array.isArray(data22)) {
        let len2 = data22.length, before186 = errors;
        for (let i2 = 0; i2 < len2 && !(errors - before186 >= 3); i2++)
          validate613(data22[i2], { instancePath: instancePath + "/dispatch/" + i2, parentData: data22, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate613.errors : vErrors.concat(validate613.errors), errors = vErrors.length);
      } else {
        let err44 = { instancePath: instancePath + "/dispatch", schemaPath: "#/properties/dispatch/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    data.created_by !== void 0 && (validate101(data.created_by, { instancePath: instancePath + "/created_by", parentData: data, parentDataProperty: "created_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate116(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate116(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length));
  } else {
    let err45 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
  }
  return validate587.errors = vErrors, errors === 0;
}
validate587.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate586(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate586.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pagination === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pagination" }, message: "must have required property 'pagination'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.degraded_sources === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "degraded_sources" }, message: "must have required property 'degraded_sources'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.error === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error_detail === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.success === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before187 = errors;
    for (let key0 in data) {
      if (errors - before187 >= 3) break;
      if (!(key0 === "data" || key0 === "pagination" || key0 === "degraded_sources" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        if (data0.length > 200) {
          let err7 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data0.length, before188 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before188 >= 3); i0++)
          validate587(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate587.errors : vErrors.concat(validate587.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pagination !== void 0 && (validate145(data.pagination, { instancePath: instancePath + "/pagination", parentData: data, parentDataProperty: "pagination", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.degraded_sources !== void 0 && (validate147(data.degraded_sources, { instancePath: instancePath + "/degraded_sources", parentData: data, parentDataProperty: "degraded_sources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err9 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err10 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.success !== void 0) {
      let data6 = data.success;
      if (typeof data6 != "boolean") {
        let err11 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (data6 !== !0) {
        let err12 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate586.errors = vErrors, errors === 0;
}
validate586.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v62 = validate624;
function validate624(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate624.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before189 = errors;
    for (let key0 in data) {
      if (errors - before189 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate587(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate587.errors : vErrors.concat(validate587.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate624.errors = vErrors, errors === 0;
}
validate624.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v63 = validate626;
var schema212 = { $id: "/schemas/Plan", type: "object", additionalProperties: !1, required: ["id", "project_id", "objective_task_id", "conversation_id", "approval_id", "title", "summary", "status", "version", "priority", "task_type", "estimated_complexity", "acceptance_criteria", "items", "created_by", "created_at", "updated_at"], properties: { id: { $ref: "/schemas/Uuid" }, project_id: { $ref: "/schemas/Uuid" }, objective_task_id: { $ref: "/schemas/Uuid" }, conversation_id: { $ref: "/schemas/Uuid" }, approval_id: { $ref: "/schemas/Uuid" }, title: { $ref: "/schemas/NotBlankStr" }, summary: { $ref: "/schemas/NotBlankStr" }, status: { $ref: "/schemas/PlanStatus" }, version: { type: "integer", minimum: 1 }, priority: { $ref: "/schemas/TaskPriority" }, task_type: { $ref: "/schemas/TaskType" }, estimated_complexity: { $ref: "/schemas/TaskComplexity" }, acceptance_criteria: { type: "array", items: { $ref: "/schemas/NotBlankStr" } }, items: { type: "array", minItems: 1, maxItems: 20, items: { $ref: "/schemas/PlanItem" } }, created_by: { $ref: "/schemas/UserId" }, created_at: { $ref: "/schemas/Timestamp" }, updated_at: { $ref: "/schemas/Timestamp" } } }, schema213 = { $id: "/schemas/PlanStatus", type: "string", enum: ["pending_review", "executing", "completed", "rejected"] };
function validate635(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate635.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "pending_review" || data === "executing" || data === "completed" || data === "rejected")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema213.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate635.errors = vErrors, errors === 0;
}
validate635.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate641(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate641.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.description === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.owner_role === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "owner_role" }, message: "must have required property 'owner_role'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.depends_on === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "depends_on" }, message: "must have required property 'depends_on'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.acceptance_criteria === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "acceptance_criteria" }, message: "must have required property 'acceptance_criteria'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.task_id === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "task_id" }, message: "must have required property 'task_id'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    let before190 = errors;
    for (let key0 in data) {
      if (errors - before190 >= 3) break;
      if (!(key0 === "id" || key0 === "title" || key0 === "description" || key0 === "owner_role" || key0 === "depends_on" || key0 === "acceptance_criteria" || key0 === "task_id")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.id !== void 0 && (validate65(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.title !== void 0 && (validate107(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.description !== void 0 && typeof data.description != "string") {
      let err8 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.owner_role !== void 0) {
      let data3 = data.owner_role, _errs7 = errors, valid1 = !1, _errs8 = errors;
      validate107(data3, { instancePath: instancePath + "/owner_role", parentData: data, parentDataProperty: "owner_role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      var _valid0 = _errs8 === errors;
      valid1 = valid1 || _valid0;
      let _errs9 = errors;
      if (data3 !== null) {
        let err9 = { instancePath: instancePath + "/owner_role", schemaPath: "#/properties/owner_role/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      var _valid0 = _errs9 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
      else {
        let err10 = { instancePath: instancePath + "/owner_role", schemaPath: "#/properties/owner_role/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.depends_on !== void 0) {
      let data4 = data.depends_on;
      if (Array.isArray(data4)) {
        let len0 = data4.length, before191 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before191 >= 3); i0++)
          validate65(data4[i0], { instancePath: instancePath + "/depends_on/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/depends_on", schemaPath: "#/properties/depends_on/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.acceptance_criteria !== void 0) {
      let data6 = data.acceptance_criteria;
      if (Array.isArray(data6)) {
        let len1 = data6.length, before192 = errors;
        for (let i1 = 0; i1 < len1 && !(errors - before192 >= 3); i1++)
          validate107(data6[i1], { instancePath: instancePath + "/acceptance_criteria/" + i1, parentData: data6, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/acceptance_criteria", schemaPath: "#/properties/acceptance_criteria/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.task_id !== void 0) {
      let data8 = data.task_id, _errs18 = errors, valid6 = !1, _errs19 = errors;
      validate65(data8, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
      var _valid1 = _errs19 === errors;
      valid6 = valid6 || _valid1;
      let _errs20 = errors;
      if (data8 !== null) {
        let err13 = { instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      var _valid1 = _errs20 === errors;
      if (valid6 = valid6 || _valid1, valid6)
        errors = _errs18, vErrors !== null && (_errs18 ? vErrors.length = _errs18 : vErrors = null);
      else {
        let err14 = { instancePath: instancePath + "/task_id", schemaPath: "#/properties/task_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate641.errors = vErrors, errors === 0;
}
validate641.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate627(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate627.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.project_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "project_id" }, message: "must have required property 'project_id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.objective_task_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objective_task_id" }, message: "must have required property 'objective_task_id'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.conversation_id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "conversation_id" }, message: "must have required property 'conversation_id'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.approval_id === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "approval_id" }, message: "must have required property 'approval_id'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.title === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.summary === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "summary" }, message: "must have required property 'summary'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.status === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.version === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.priority === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "priority" }, message: "must have required property 'priority'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.task_type === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "task_type" }, message: "must have required property 'task_type'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.estimated_complexity === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "estimated_complexity" }, message: "must have required property 'estimated_complexity'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.acceptance_criteria === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "acceptance_criteria" }, message: "must have required property 'acceptance_criteria'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.items === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" }, message: "must have required property 'items'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.created_by === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_by" }, message: "must have required property 'created_by'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.created_at === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.updated_at === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    let before193 = errors;
    for (let key0 in data) {
      if (errors - before193 >= 3) break;
      if (!func3.call(schema212.properties, key0)) {
        let err17 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.id !== void 0 && (validate65(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.project_id !== void 0 && (validate65(data.project_id, { instancePath: instancePath + "/project_id", parentData: data, parentDataProperty: "project_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.objective_task_id !== void 0 && (validate65(data.objective_task_id, { instancePath: instancePath + "/objective_task_id", parentData: data, parentDataProperty: "objective_task_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.conversation_id !== void 0 && (validate65(data.conversation_id, { instancePath: instancePath + "/conversation_id", parentData: data, parentDataProperty: "conversation_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.approval_id !== void 0 && (validate65(data.approval_id, { instancePath: instancePath + "/approval_id", parentData: data, parentDataProperty: "approval_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.title !== void 0 && (validate107(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.summary !== void 0 && (validate107(data.summary, { instancePath: instancePath + "/summary", parentData: data, parentDataProperty: "summary", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length)), data.status !== void 0 && (validate635(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate635.errors : vErrors.concat(validate635.errors), errors = vErrors.length)), data.version !== void 0) {
      let data8 = data.version;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err18 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err19 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.priority !== void 0 && (validate593(data.priority, { instancePath: instancePath + "/priority", parentData: data, parentDataProperty: "priority", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate593.errors : vErrors.concat(validate593.errors), errors = vErrors.length)), data.task_type !== void 0 && (validate591(data.task_type, { instancePath: instancePath + "/task_type", parentData: data, parentDataProperty: "task_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate591.errors : vErrors.concat(validate591.errors), errors = vErrors.length)), data.estimated_complexity !== void 0 && (validate595(data.estimated_complexity, { instancePath: instancePath + "/estimated_complexity", parentData: data, parentDataProperty: "estimated_complexity", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate595.errors : vErrors.concat(validate595.errors), errors = vErrors.length)), data.acceptance_criteria !== void 0) {
      let data12 = data.acceptance_criteria;
      if (Array.isArray(data12)) {
        let len0 = data12.length, before194 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before194 >= 3); i0++)
          validate107(data12[i0], { instancePath: instancePath + "/acceptance_criteria/" + i0, parentData: data12, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors), errors = vErrors.length);
      } else {
        let err20 = { instancePath: instancePath + "/acceptance_criteria", schemaPath: "#/properties/acceptance_criteria/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.items !== void 0) {
      let data14 = data.items;
      if (Array.isArray(data14)) {
        if (data14.length > 20) {
          let err21 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data14.length < 1) {
          let err22 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len1 = data14.length, before195 = errors;
        for (let i1 = 0; i1 < len1 && !(errors - before195 >= 3); i1++)
          validate641(data14[i1], { instancePath: instancePath + "/items/" + i1, parentData: data14, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate641.errors : vErrors.concat(validate641.errors), errors = vErrors.length);
      } else {
        let err23 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    data.created_by !== void 0 && (validate101(data.created_by, { instancePath: instancePath + "/created_by", parentData: data, parentDataProperty: "created_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate116(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), data.updated_at !== void 0 && (validate116(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length));
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate627.errors = vErrors, errors === 0;
}
validate627.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate626(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate626.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pagination === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pagination" }, message: "must have required property 'pagination'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.degraded_sources === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "degraded_sources" }, message: "must have required property 'degraded_sources'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.error === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error_detail === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.success === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before196 = errors;
    for (let key0 in data) {
      if (errors - before196 >= 3) break;
      if (!(key0 === "data" || key0 === "pagination" || key0 === "degraded_sources" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        if (data0.length > 200) {
          let err7 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data0.length, before197 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before197 >= 3); i0++)
          validate627(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate627.errors : vErrors.concat(validate627.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pagination !== void 0 && (validate145(data.pagination, { instancePath: instancePath + "/pagination", parentData: data, parentDataProperty: "pagination", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.degraded_sources !== void 0 && (validate147(data.degraded_sources, { instancePath: instancePath + "/degraded_sources", parentData: data, parentDataProperty: "degraded_sources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err9 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err10 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.success !== void 0) {
      let data6 = data.success;
      if (typeof data6 != "boolean") {
        let err11 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (data6 !== !0) {
        let err12 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate626.errors = vErrors, errors === 0;
}
validate626.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v64 = validate655;
function validate655(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate655.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before198 = errors;
    for (let key0 in data) {
      if (errors - before198 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate627(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate627.errors : vErrors.concat(validate627.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate655.errors = vErrors, errors === 0;
}
validate655.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v65 = validate657;
var schema217 = { $id: "/schemas/Forecast", type: "object", additionalProperties: !1, required: ["forecast_id", "charter_id", "project_id", "task_id", "estimated_cost", "lower_bound", "upper_bound", "ceiling_amount", "currency", "decision", "decided_at", "decided_by", "created_at"], properties: { forecast_id: { $ref: "/schemas/Uuid" }, charter_id: { $ref: "/schemas/Uuid" }, project_id: { $ref: "/schemas/Uuid" }, task_id: { $ref: "/schemas/Uuid" }, estimated_cost: { type: "number", format: "double", minimum: 0 }, lower_bound: { type: "number", format: "double", minimum: 0 }, upper_bound: { type: "number", format: "double", minimum: 0 }, ceiling_amount: { type: "number", format: "double", minimum: 0 }, currency: { $ref: "/schemas/CurrencyCode" }, decision: { type: "string", const: "approved" }, decided_at: { $ref: "/schemas/Timestamp" }, decided_by: { $ref: "/schemas/UserId" }, created_at: { $ref: "/schemas/Timestamp" } } };
function validate658(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate658.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.forecast_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "forecast_id" }, message: "must have required property 'forecast_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.charter_id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "charter_id" }, message: "must have required property 'charter_id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.project_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "project_id" }, message: "must have required property 'project_id'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.task_id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "task_id" }, message: "must have required property 'task_id'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.estimated_cost === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "estimated_cost" }, message: "must have required property 'estimated_cost'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.lower_bound === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lower_bound" }, message: "must have required property 'lower_bound'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.upper_bound === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "upper_bound" }, message: "must have required property 'upper_bound'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.ceiling_amount === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ceiling_amount" }, message: "must have required property 'ceiling_amount'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.currency === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.decision === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.decided_at === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decided_at" }, message: "must have required property 'decided_at'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.decided_by === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decided_by" }, message: "must have required property 'decided_by'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.created_at === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    let before199 = errors;
    for (let key0 in data) {
      if (errors - before199 >= 3) break;
      if (!func3.call(schema217.properties, key0)) {
        let err13 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.forecast_id !== void 0 && (validate65(data.forecast_id, { instancePath: instancePath + "/forecast_id", parentData: data, parentDataProperty: "forecast_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.charter_id !== void 0 && (validate65(data.charter_id, { instancePath: instancePath + "/charter_id", parentData: data, parentDataProperty: "charter_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.project_id !== void 0 && (validate65(data.project_id, { instancePath: instancePath + "/project_id", parentData: data, parentDataProperty: "project_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.task_id !== void 0 && (validate65(data.task_id, { instancePath: instancePath + "/task_id", parentData: data, parentDataProperty: "task_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length)), data.estimated_cost !== void 0) {
      let data4 = data.estimated_cost;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) {
          let err14 = { instancePath: instancePath + "/estimated_cost", schemaPath: "#/properties/estimated_cost/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/estimated_cost", schemaPath: "#/properties/estimated_cost/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.lower_bound !== void 0) {
      let data5 = data.lower_bound;
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 0 || isNaN(data5)) {
          let err16 = { instancePath: instancePath + "/lower_bound", schemaPath: "#/properties/lower_bound/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/lower_bound", schemaPath: "#/properties/lower_bound/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.upper_bound !== void 0) {
      let data6 = data.upper_bound;
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 0 || isNaN(data6)) {
          let err18 = { instancePath: instancePath + "/upper_bound", schemaPath: "#/properties/upper_bound/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/upper_bound", schemaPath: "#/properties/upper_bound/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.ceiling_amount !== void 0) {
      let data7 = data.ceiling_amount;
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 < 0 || isNaN(data7)) {
          let err20 = { instancePath: instancePath + "/ceiling_amount", schemaPath: "#/properties/ceiling_amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/ceiling_amount", schemaPath: "#/properties/ceiling_amount/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.currency !== void 0 && (validate195(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length)), data.decision !== void 0) {
      let data9 = data.decision;
      if (typeof data9 != "string") {
        let err22 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (data9 !== "approved") {
        let err23 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/const", keyword: "const", params: { allowedValue: "approved" }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    data.decided_at !== void 0 && (validate116(data.decided_at, { instancePath: instancePath + "/decided_at", parentData: data, parentDataProperty: "decided_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length)), data.decided_by !== void 0 && (validate101(data.decided_by, { instancePath: instancePath + "/decided_by", parentData: data, parentDataProperty: "decided_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors), errors = vErrors.length)), data.created_at !== void 0 && (validate116(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length));
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate658.errors = vErrors, errors === 0;
}
validate658.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate657(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate657.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pagination === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pagination" }, message: "must have required property 'pagination'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.degraded_sources === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "degraded_sources" }, message: "must have required property 'degraded_sources'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.error === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.error_detail === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.success === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    let before200 = errors;
    for (let key0 in data) {
      if (errors - before200 >= 3) break;
      if (!(key0 === "data" || key0 === "pagination" || key0 === "degraded_sources" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.data !== void 0) {
      let data0 = data.data;
      if (Array.isArray(data0)) {
        if (data0.length > 200) {
          let err7 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data0.length, before201 = errors;
        for (let i0 = 0; i0 < len0 && !(errors - before201 >= 3); i0++)
          validate658(data0[i0], { instancePath: instancePath + "/data/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate658.errors : vErrors.concat(validate658.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pagination !== void 0 && (validate145(data.pagination, { instancePath: instancePath + "/pagination", parentData: data, parentDataProperty: "pagination", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors), errors = vErrors.length)), data.degraded_sources !== void 0 && (validate147(data.degraded_sources, { instancePath: instancePath + "/degraded_sources", parentData: data, parentDataProperty: "degraded_sources", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err9 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err10 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.success !== void 0) {
      let data6 = data.success;
      if (typeof data6 != "boolean") {
        let err11 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (data6 !== !0) {
        let err12 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate657.errors = vErrors, errors === 0;
}
validate657.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var v66 = validate670;
function validate670(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate670.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error_detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error_detail" }, message: "must have required property 'error_detail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.success === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    let before202 = errors;
    for (let key0 in data) {
      if (errors - before202 >= 3) break;
      if (!(key0 === "data" || key0 === "error" || key0 === "error_detail" || key0 === "success")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.data !== void 0 && (validate658(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate658.errors : vErrors.concat(validate658.errors), errors = vErrors.length)), data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.error_detail !== void 0 && data.error_detail !== null) {
      let err6 = { instancePath: instancePath + "/error_detail", schemaPath: "#/properties/error_detail/type", keyword: "type", params: { type: "null" }, message: "must be null" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.success !== void 0) {
      let data3 = data.success;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== !0) {
        let err8 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate670.errors = vErrors, errors === 0;
}
validate670.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

export const replies = {
  getLiveness: {
    200: { 'application/json': v0 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getReadiness: {
    200: { 'application/json': v3 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v3 },
  },
  getHealth: {
    200: { 'application/json': v4 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/problem+json': v2, 'application/json': v5 },
  },
  getCapabilities: {
    200: { 'application/json': v6 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getMetrics: {
    200: { 'text/plain': v7 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getOpenapiJson: {
    200: { 'application/json': v8 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getOpenapiYaml: {
    200: { 'application/yaml': v7 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getDocs: {
    200: { 'text/html': v7 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getErrorDocs: {
    200: { 'text/html': v7 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
  },
  setupAdmin: {
    201: { 'application/json': v9 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    422: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  devLogin: {
    200: { 'application/json': v9 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  login: {
    200: { 'application/json': v9 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  logout: {
    204: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  refreshSession: {
    200: { 'application/json': v9 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  changePassword: {
    200: { 'application/json': v10 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    422: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getCurrentUser: {
    200: { 'application/json': v10 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  createWsTicket: {
    200: { 'application/json': v11 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listSessions: {
    200: { 'application/json': v12 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  revokeSession: {
    204: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listApiKeys: {
    200: { 'application/json': v13 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  createApiKey: {
    201: { 'application/json': v14 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  revokeApiKey: {
    204: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listUsers: {
    200: { 'application/json': v15 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  createUser: {
    201: { 'application/json': v16 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    422: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getUser: {
    200: { 'application/json': v16 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  updateUserRole: {
    200: { 'application/json': v16 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    422: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  deleteUser: {
    204: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  transferCeo: {
    200: { 'application/json': v16 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  grantOrgRole: {
    201: { 'application/json': v16 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    422: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  revokeOrgRole: {
    204: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    422: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listPeople: {
    200: { 'application/json': v17 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getSetupStatus: {
    200: { 'application/json': v18 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listSetupTemplates: {
    200: { 'application/json': v19 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getSetupCompany: {
    200: { 'application/json': v20 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  createSetupCompany: {
    201: { 'application/json': v20 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    422: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getModelRecommendations: {
    200: { 'application/json': v21 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  createSetupAgent: {
    201: { 'application/json': v22 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    422: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listSetupAgents: {
    200: { 'application/json': v23 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  setSetupAgentModel: {
    200: { 'application/json': v24 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    422: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  setSetupAgentName: {
    200: { 'application/json': v24 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  setSetupAgentPersonality: {
    200: { 'application/json': v24 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  randomizeSetupAgentName: {
    200: { 'application/json': v24 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listAvailableLocales: {
    200: { 'application/json': v25 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getNameLocales: {
    200: { 'application/json': v26 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  setNameLocales: {
    200: { 'application/json': v26 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    422: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  completeSetup: {
    201: { 'application/json': v27 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    422: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listPersonalityPresets: {
    200: { 'application/json': v28 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getCompany: {
    200: { 'application/json': v29 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  updateCompany: {
    200: { 'application/json': v30 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getCompanySettings: {
    200: { 'application/json': v31 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listCompanyDepartments: {
    200: { 'application/json': v32 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  reorderDepartments: {
    200: { 'application/json': v32 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    422: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listCompanyVersions: {
    200: { 'application/json': v33 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getCompanyVersion: {
    200: { 'application/json': v34 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getCompanyVersionDiff: {
    200: { 'application/json': v35 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  restoreCompanyVersion: {
    200: { 'application/json': v34 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listDepartments: {
    200: { 'application/json': v36 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  createDepartment: {
    201: { 'application/json': v37 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getDepartment: {
    200: { 'application/json': v37 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  updateDepartment: {
    200: { 'application/json': v37 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  deleteDepartment: {
    204: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  reorderDepartmentAgents: {
    200: { 'application/json': v38 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    422: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getCeremonyPolicy: {
    200: { 'application/json': v39 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  setCeremonyPolicy: {
    200: { 'application/json': v39 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  deleteCeremonyPolicy: {
    204: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getDepartmentHealth: {
    200: { 'application/json': v40 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listAgents: {
    200: { 'application/json': v41 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  createAgent: {
    201: { 'application/json': v42 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    422: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getAgent: {
    200: { 'application/json': v42 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  updateAgent: {
    200: { 'application/json': v42 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    422: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  deleteAgent: {
    204: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listRoles: {
    200: { 'application/json': v43 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getRole: {
    200: { 'application/json': v44 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  setRole: {
    200: { 'application/json': v44 },
    201: { 'application/json': v44 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  deleteRole: {
    204: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listRoleVersions: {
    200: { 'application/json': v45 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getRoleVersion: {
    200: { 'application/json': v46 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  restoreRoleVersion: {
    200: { 'application/json': v46 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listProviders: {
    200: { 'application/json': v47 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listAuditLog: {
    200: { 'application/json': v48 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listSettings: {
    200: { 'application/json': v49 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getSetting: {
    200: { 'application/json': v50 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  saveSetting: {
    200: { 'application/json': v50 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    422: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  resetSetting: {
    204: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    422: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getBudget: {
    200: { 'application/json': v51 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getInbox: {
    200: { 'application/json': v52 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listApprovals: {
    200: { 'application/json': v53 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  createApproval: {
    201: { 'application/json': v54 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getApproval: {
    200: { 'application/json': v54 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  approveApproval: {
    200: { 'application/json': v54 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  rejectApproval: {
    200: { 'application/json': v54 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  interviewCharter: {
    200: { 'application/json': v55 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    402: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    502: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listCharters: {
    200: { 'application/json': v56 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getCharter: {
    200: { 'application/json': v57 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  editCharter: {
    200: { 'application/json': v57 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    422: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  approveCharter: {
    200: { 'application/json': v58 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  cancelCharter: {
    200: { 'application/json': v57 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listProjects: {
    200: { 'application/json': v59 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  createProject: {
    201: { 'application/json': v60 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getProject: {
    200: { 'application/json': v60 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  updateProject: {
    200: { 'application/json': v60 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listTasks: {
    200: { 'application/json': v61 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  createTask: {
    201: { 'application/json': v62 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getTask: {
    200: { 'application/json': v62 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  updateTask: {
    200: { 'application/json': v62 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    409: { 'application/json': v1, 'application/problem+json': v2 },
    413: { 'application/json': v1, 'application/problem+json': v2 },
    415: { 'application/json': v1, 'application/problem+json': v2 },
    422: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listPlans: {
    200: { 'application/json': v63 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getPlan: {
    200: { 'application/json': v64 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  listForecasts: {
    200: { 'application/json': v65 },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
  getForecast: {
    200: { 'application/json': v66 },
    304: {  },
    400: { 'application/json': v1, 'application/problem+json': v2 },
    401: { 'application/json': v1, 'application/problem+json': v2 },
    403: { 'application/json': v1, 'application/problem+json': v2 },
    404: { 'application/json': v1, 'application/problem+json': v2 },
    429: { 'application/json': v1, 'application/problem+json': v2 },
    500: { 'application/json': v1, 'application/problem+json': v2 },
    503: { 'application/json': v1, 'application/problem+json': v2 },
  },
};

export const replyHeaders = {
  getLiveness: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 500: ['x-request-id', 'vary'] },
  getReadiness: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 500: ['x-request-id', 'vary'], 503: ['x-request-id'] },
  getHealth: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id'] },
  getCapabilities: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getMetrics: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getOpenapiJson: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'] },
  getOpenapiYaml: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'] },
  getDocs: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'] },
  getErrorDocs: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'] },
  setupAdmin: { 201: ['x-request-id', 'set-cookie'], 400: ['x-request-id', 'vary'], 403: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 422: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  devLogin: { 200: ['x-request-id', 'set-cookie'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  login: { 200: ['x-request-id', 'set-cookie'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  logout: { 204: ['x-request-id', 'set-cookie', 'clear-site-data'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate', 'set-cookie'], 403: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  refreshSession: { 200: ['x-request-id', 'set-cookie'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  changePassword: { 200: ['x-request-id', 'set-cookie'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 422: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getCurrentUser: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  createWsTicket: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listSessions: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  revokeSession: { 204: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listApiKeys: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  createApiKey: { 201: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  revokeApiKey: { 204: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listUsers: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  createUser: { 201: ['x-request-id', 'location', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 422: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getUser: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  updateUserRole: { 200: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 422: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  deleteUser: { 204: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  transferCeo: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  grantOrgRole: { 201: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 422: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  revokeOrgRole: { 204: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 422: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listPeople: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getSetupStatus: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'] },
  listSetupTemplates: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getSetupCompany: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  createSetupCompany: { 201: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 422: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getModelRecommendations: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  createSetupAgent: { 201: ['x-request-id', 'location', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 422: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listSetupAgents: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  setSetupAgentModel: { 200: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 422: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  setSetupAgentName: { 200: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  setSetupAgentPersonality: { 200: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  randomizeSetupAgentName: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listAvailableLocales: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getNameLocales: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  setNameLocales: { 200: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 422: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  completeSetup: { 201: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 422: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listPersonalityPresets: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getCompany: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  updateCompany: { 200: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getCompanySettings: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listCompanyDepartments: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  reorderDepartments: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 422: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listCompanyVersions: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getCompanyVersion: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getCompanyVersionDiff: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  restoreCompanyVersion: { 200: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listDepartments: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  createDepartment: { 201: ['x-request-id', 'location', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getDepartment: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  updateDepartment: { 200: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  deleteDepartment: { 204: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  reorderDepartmentAgents: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 422: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getCeremonyPolicy: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  setCeremonyPolicy: { 200: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  deleteCeremonyPolicy: { 204: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getDepartmentHealth: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listAgents: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  createAgent: { 201: ['x-request-id', 'location', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 422: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getAgent: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  updateAgent: { 200: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 422: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  deleteAgent: { 204: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listRoles: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getRole: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  setRole: { 200: ['x-request-id', 'etag'], 201: ['x-request-id', 'location', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  deleteRole: { 204: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listRoleVersions: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getRoleVersion: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  restoreRoleVersion: { 200: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listProviders: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listAuditLog: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listSettings: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getSetting: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  saveSetting: { 200: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 422: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  resetSetting: { 204: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 422: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getBudget: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getInbox: { 200: ['x-request-id', 'inbox-count'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listApprovals: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  createApproval: { 201: ['x-request-id', 'location', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getApproval: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  approveApproval: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  rejectApproval: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  interviewCharter: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 402: ['x-request-id', 'vary'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 502: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listCharters: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getCharter: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  editCharter: { 200: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 422: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  approveCharter: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  cancelCharter: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listProjects: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  createProject: { 201: ['x-request-id', 'location', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getProject: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  updateProject: { 200: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listTasks: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  createTask: { 201: ['x-request-id', 'location', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getTask: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  updateTask: { 200: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 409: ['x-request-id', 'vary'], 413: ['x-request-id', 'vary'], 415: ['x-request-id', 'vary'], 422: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listPlans: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getPlan: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  listForecasts: { 200: ['x-request-id'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
  getForecast: { 200: ['x-request-id', 'etag'], 304: ['x-request-id', 'etag'], 400: ['x-request-id', 'vary'], 401: ['x-request-id', 'vary', 'www-authenticate'], 403: ['x-request-id', 'vary'], 404: ['x-request-id', 'vary'], 429: ['x-request-id', 'vary', 'retry-after'], 500: ['x-request-id', 'vary'], 503: ['x-request-id', 'vary'] },
};
